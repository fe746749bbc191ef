import { isDatabaseOutOfReach } from '../../../src/common/errors/foreign-errors.js';
import { TenantDatabase } from '../../../src/database/tenant-database.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { eventually } from '../../support/eventually.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { application, submitAndWait, World } from '../../support/world.js';

const MINUTE = 60_000;

let stores: TestStores;
let proxy: TcpProxy;
let api: TestApp;
let worker: TestApp;

beforeAll(async () => {
  stores = await createTestStores();
  proxy = await TcpProxy.to(stores.databaseUrl);
  api = await startTestApp({ settings: { ROLE: 'api' }, stores });
  worker = await startTestApp({ settings: { ROLE: 'worker' }, stores: { ...stores, databaseUrl: proxy.url } });
});
afterAll(async () => {
  await proxy.cut();
  await worker.close();
  await api.close();
  await stores.drop();
});

it(
  'goes on without connections to PostgreSQL that went dead in silence',
  async () => {
    const world = await World.create(api);
    const { id: cohortId } = await world.cohort();
    await submitAndWait(world.live, application(cohortId));
    const tenants = worker.app.get(TenantDatabase, { strict: false });
    const cutOff = [
      tenants.transaction(world.organisationId, (manager) => manager.query('select 1 from pg_sleep(4)')),
      tenants.ask(world.organisationId, { text: 'select 1 from pg_sleep(4)', values: [] }),
    ];
    await eventually(async () => {
      const sql = `select from pg_stat_activity where datname = current_database() and query ~ '^select 1 from pg_sleep'`;
      return (await api.database.query<unknown[]>(sql)).length === 2;
    });
    proxy.forget();
    for (const outcome of await Promise.allSettled(cutOff))
      expect(outcome.status === 'rejected' && isDatabaseOutOfReach(outcome.reason)).toBe(true);
    const { body } = await world.live.post('/v1/api/applications', application(cohortId));
    await eventually(async () => {
      const record = await world.live.get(`/v1/api/applications/${String(body['submission_id'])}`);
      return record.body['status'] === 'complete';
    });
  },
  MINUTE,
);
