import { KeepPartsOfReportsApart1795800000000 } from '../../../src/database/migrations/1795800000000-keep-parts-of-reports-apart.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { application, submitAndWait, World } from '../../support/world.js';

let service: TestApp;
let world: World;
let ids: string[];

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  const records = [await submitAndWait(world.live, application(cohortId))];
  records.push(await submitAndWait(world.live, application(cohortId)));
  ids = records.map(({ id }) => String(id));
});
afterAll(() => service.close());

function read(id: string | undefined): Promise<{ status: number; body: Record<string, unknown> }> {
  return world.live.get(`/v1/api/applications/${String(id)}/insights?include=provenance`);
}

async function undo(): Promise<void> {
  const made = (): Promise<object[]> =>
    service.database.query('select from migrations where name = $1', [KeepPartsOfReportsApart1795800000000.name]);
  while ((await made()).length > 0) await service.database.undoLastMigration();
}

const reports = (): Promise<object[]> => service.database.query('select * from insights_reports order by id');
const apart = (): Promise<object[]> =>
  service.database.query('select submission_id as id from report_parts order by 1');

it('reads a report the same as two rows, and as the one row that a build from before leaves', async () => {
  const before = await read(ids[0]);
  expect(before.status).toBe(200);
  expect(before.body['fit_dimensions']).toHaveLength(5);
  expect(await apart()).toHaveLength(2);
  const stored = await reports();
  await service.database.query('update insights_reports set confidence = confidence where submission_id = $1', [
    ids[0],
  ]);
  expect(await apart()).toEqual([{ id: ids[1] }]);
  expect(await reports()).toEqual(stored);
  expect((await read(ids[0])).body).toEqual(before.body);
});

it('keeps every report that was there, on the way back and on the way again', async () => {
  const [before, told] = [await reports(), (await read(ids[1])).body];
  expect(before).toHaveLength(2);
  await undo();
  expect(await reports()).toEqual(before);
  await service.database.runMigrations();
  expect(await reports()).toEqual(before);
  expect((await read(ids[1])).body).toEqual(told);
});
