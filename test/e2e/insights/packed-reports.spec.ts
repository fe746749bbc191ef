import { PackReports1795219268000 } from '../../../src/database/migrations/1795219268000-pack-reports.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { application, submitAndWait, World } from '../../support/world.js';

type Report = Record<'fit_dimensions' | 'strength_criteria' | 'provenance', unknown>;

/** What reports tell of since. */
const LATER = { left_out: [] };

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
});
afterAll(() => service.close());

async function stored(): Promise<Report> {
  const [report] = await service.database.query<Report[]>('select fit_dimensions, strength_criteria, provenance from insights_reports');
  if (report === undefined) throw new Error('No report was stored');
  return report;
}

it('reads a report of an earlier version as its caller read it then', async () => {
  const id = String((await submitAndWait(world.live, application((await world.cohort()).id)))['id']);
  const read = async (): Promise<Report> => (await world.live.get<Report>(`/v1/api/applications/${id}/insights?include=provenance`)).body;
  const [shown, packed] = [await read(), await stored()];
  expect(JSON.stringify(packed)).not.toContain('"weight"');

  const runner = service.database.createQueryRunner();
  const migration = new PackReports1795219268000();
  await migration.down(runner);
  const { fit_dimensions, strength_criteria, provenance } = shown;
  const then = await stored();
  expect({ ...then, provenance: { ...(then.provenance as object), ...LATER } }).toEqual({ fit_dimensions, strength_criteria, provenance });
  await migration.up(runner);
  await runner.release();

  expect(await stored()).toEqual(packed);
  expect(await read()).toEqual(shown);
});
