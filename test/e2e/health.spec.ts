import { ReadinessState } from '../../src/modules/health/readiness-state.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';

let service: TestApp;
let postgres: TcpProxy;
let redis: TcpProxy;

/** A process whose ways to both servers can be cut. */
async function start(role: string): Promise<{ process: TestApp; stranger: ApiClient }> {
  const stores = { ...service.stores, databaseUrl: postgres.url, redisUrl: redis.url };
  const process = await startTestApp({ settings: { ROLE: role }, stores });
  return { process, stranger: new ApiClient(process.baseUrl) };
}

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  postgres = await TcpProxy.to(service.stores.databaseUrl);
  redis = await TcpProxy.to(service.stores.redisUrl);
});
afterEach(async () => {
  await postgres.cut();
  await redis.cut();
  await postgres.restore();
  await redis.restore();
});
afterAll(async () => {
  await postgres.cut();
  await redis.cut();
  await service.close();
});

const UNAVAILABLE = {
  error: 'Service temporarily unavailable',
  code: 'unavailable',
  doc_url: '/docs/errors/unavailable',
};

it.each(['api', 'worker'])('a process of the role %s is live and ready', async (role) => {
  const { process, stranger } = await start(role);
  expect((await stranger.get('/health/live')).body).toEqual({ status: 'ok' });
  const ready = await eventually(async () => {
    const answer = await stranger.get('/health/ready');
    return answer.status === 200 && answer.body['redis'] === 'ok' && answer;
  });
  expect(ready.body).toEqual({ status: 'ok', postgres: 'ok', redis: 'ok' });
  expect(ready.headers.get('cache-control')).toBe('no-store');
  await process.close();
});

it('without PostgreSQL it is live, not ready, and ready again afterwards', async () => {
  const { process, stranger } = await start('api');
  await postgres.cut();
  const asked = Date.now();
  const ready = await stranger.get('/health/ready');
  expect(Date.now() - asked).toBeLessThan(2_000);
  expect(ready.status).toBe(503);
  expect(ready.body).toEqual({ ...UNAVAILABLE, request_id: ready.headers.get('x-request-id') });
  expect(ready.headers.get('retry-after')).toBe('5');
  expect((await stranger.get('/health/live')).status).toBe(200);
  await postgres.restore();
  await eventually(async () => (await stranger.get('/health/ready')).status === 200);
  await process.close();
});

it('without Redis an API is ready, if degraded', async () => {
  const { process, stranger } = await start('api');
  await redis.cut();
  const { status, body } = await stranger.get('/health/ready');
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', postgres: 'ok', redis: 'degraded' });
  await redis.restore();
  await eventually(async () => (await stranger.get('/health/ready')).body['redis'] === 'ok');
  await process.close();
});

it('without Redis a worker that claims reviews is ready, if degraded', async () => {
  const { process, stranger } = await start('worker');
  await redis.cut();
  const ready = await eventually(async () => {
    const answer = await stranger.get('/health/ready');
    return answer.status === 200 && answer;
  });
  expect(ready.body).toEqual({ status: 'ok', postgres: 'ok', redis: 'degraded' });
  await process.close();
});

it('a process that serves and reviews tells apart what it can do', async () => {
  const { process, stranger } = await start('all');
  await eventually(async () => (await stranger.get('/health/ready')).body['reviews'] === 'ok');
  await process.close();
});

it('a process that is about to end is live and not ready', async () => {
  const { process, stranger } = await start('api');
  process.app.get(ReadinessState).startDraining();
  expect((await stranger.get('/health/ready')).status).toBe(503);
  expect((await stranger.get('/health/live')).status).toBe(200);
  await process.close();
});
