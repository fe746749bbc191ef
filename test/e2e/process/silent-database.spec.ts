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
    const cutOff = worker.app
      .get(TenantDatabase, { strict: false })
      .transaction(world.organisationId, async (manager) => {
        proxy.forget();
        await manager.query('select 1');
      });
    const error: unknown = await cutOff.catch((reason: unknown) => reason);
    expect(isDatabaseOutOfReach(error)).toBe(true);
    const { body } = await world.live.post('/v1/api/applications', application(cohortId));
    await eventually(async () => {
      const record = await world.live.get(`/v1/api/applications/${String(body['submission_id'])}`);
      return record.body['status'] === 'complete';
    });
  },
  MINUTE,
);
