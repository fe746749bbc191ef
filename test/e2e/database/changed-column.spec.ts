import { SystemDatabase } from '../../../src/database/system-database.js';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { application, submitAndWait, World } from '../../support/world.js';

/** Columns that prepared statements return: of a record, a form, a claim, an organisation. */
const CHANGES = [
  'alter table submissions alter founder_name type varchar(500)',
  'alter table cohorts alter form_secret type varchar(100)',
  'alter table review_tasks alter run type bigint',
  'alter table organisations alter name type varchar(500)',
];

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
});
afterAll(() => service.close());

it('answers every request, and reviews every submission, while the types of columns are changed', async () => {
  const { id: cohortId } = await world.cohort({ publicForm: true });
  const { id } = await submitAndWait(world.live, application(cohortId));
  const strange = new ApiClient(service.baseUrl);
  const calls: Record<string, () => Promise<Answer>> = {
    record: () => world.live.get(`/v1/api/applications/${String(id)}`),
    me: () => world.live.get('/v1/api/me'),
    form: () => strange.get(`/apply/${cohortId}`),
    submission: () => world.test.post('/v1/api/applications', application(cohortId)),
  };
  const statuses: Record<string, number[]> = {};
  const load = new AbortController();
  const loops = Object.entries(calls).map(async ([name, call]) => {
    const seen = (statuses[name] = [] as number[]);
    while (!load.signal.aborted) seen.push((await call()).status);
  });
  const everyLoopGoesOn = async (): Promise<void> => {
    const before = Object.values(statuses).map(({ length }) => length);
    await eventually(() => Object.values(statuses).every(({ length }, at) => length >= (before[at] ?? 0) + 8));
  };
  try {
    await everyLoopGoesOn();
    for (const change of CHANGES) {
      await service.database.query(change);
      await everyLoopGoesOn();
    }
  } finally {
    load.abort();
    await Promise.all(loops);
  }
  const unlike = (wanted: number, name: string): number[] =>
    (statuses[name] ?? []).filter((status) => status !== wanted);
  expect({
    record: unlike(200, 'record'),
    me: unlike(200, 'me'),
    form: unlike(200, 'form'),
    submission: unlike(202, 'submission'),
  }).toEqual({
    record: [],
    me: [],
    form: [],
    submission: [],
  });
  await eventually(async () => {
    const [left] = await service.database.query<[{ n: number }]>('select count(*)::integer as n from review_tasks');
    return left.n === 0;
  });
  const ends = await service.database.query<object[]>('select distinct status from submissions');
  expect(ends).toEqual([{ status: 'complete' }]);
}, 60_000);

describe('a connection that has forgotten what was prepared', () => {
  const ONE = { text: 'select $1::integer as one', values: ['1'] };
  const FORGET = { text: 'deallocate all', values: [] };

  it('prepares it again', async () => {
    const tenants = service.app.get(TenantDatabase, { strict: false });
    const system = service.app.get(SystemDatabase, { strict: false });
    for (const _ of [1, 2]) {
      expect(await tenants.ask(world.organisationId, ONE)).toEqual([{ one: 1 }]);
      expect(await system.ask(ONE)).toEqual([{ one: 1 }]);
      await tenants.ask(world.organisationId, FORGET);
      await system.ask(FORGET);
    }
  });

  it('does what was under way once more, from its beginning, and only once', async () => {
    const tenants = service.app.get(TenantDatabase, { strict: false });
    // It goes on counting, whatever is undone.
    await service.database.query('create sequence tries; grant usage on sequence tries to public');
    const attempt = { text: `select nextval('tries')`, values: [] };
    // Whatever was forgotten before is found out by this one.
    await tenants.commit(world.organisationId, [ONE]);
    const rows = await tenants.commit(world.organisationId, [attempt, ONE, FORGET, ONE]);
    expect(rows.slice(1)).toEqual([[{ one: 1 }], [], [{ one: 1 }]]);
    expect(await service.database.query('select last_value::integer as n from tries')).toEqual([{ n: 2 }]);
  });
});
