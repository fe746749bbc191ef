import { getQueueToken } from '@nestjs/bull';
import { type Queue } from 'bull';
import { Redis } from 'ioredis';
import { freePort, LOOPBACK } from '../../local/free-port.js';
import { ReviewDispatcher } from '../../src/modules/review-tasks/review-dispatcher.js';
import { REVIEW_QUEUE } from '../../src/queue/queues.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { application, World } from '../support/world.js';
import { type OwnServers, startOwnServers } from '../../local/own-servers.js';

let servers: OwnServers;
let redis: Redis;
let stores: TestStores;
let api: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  servers = await startOwnServers({ durable: false });
  redis = new Redis(servers.redis.url);
  stores = { ...(await createTestStores()), redisUrl: servers.redis.url };
  api = await startTestApp({ settings: { ROLE: 'api' }, stores });
  world = await World.create(api);
  cohortId = (await world.cohort()).id;
});
afterAll(async () => {
  await api.close();
  redis.disconnect();
  await stores.drop();
  await servers.stop();
});

async function submit(): Promise<string> {
  const { status, body } = await world.live.post('/v1/api/applications', application(cohortId));
  expect(status).toBe(202);
  return String(body['submission_id']);
}

async function demote(): Promise<void> {
  await redis.replicaof(LOOPBACK, await freePort());
}
async function promote(): Promise<void> {
  await redis.replicaof('NO', 'ONE');
}
async function fill(): Promise<void> {
  await redis.config('SET', 'maxmemory', '1');
}
async function empty(): Promise<void> {
  await redis.config('SET', 'maxmemory', '0');
}

it.each([
  ['is a replica', demote, promote],
  ['is full', fill, empty],
])('a Redis that %s counts as away until it takes jobs again', async (_, spoil, mend) => {
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
  const readiness = async (process: TestApp): Promise<unknown> => {
    const { status, body } = await new ApiClient(process.baseUrl).get('/health/ready');
    return status === 200 ? body['redis'] : status;
  };
  await eventually(async () => (await readiness(worker)) === 'ok');
  await spoil();
  await eventually(async () => (await readiness(api)) === 'degraded');
  await eventually(async () => (await readiness(worker)) === 'degraded');
  await worker.close();

  const dispatcher = api.app.get(ReviewDispatcher, { strict: false });
  await submit();
  await expect(dispatcher.tell()).rejects.toThrow();
  await mend();
  await eventually(() =>
    dispatcher.tell().then(
      () => true,
      () => false,
    ),
  );
});

it('reviews that wait while nobody tells of them are taken from PostgreSQL', async () => {
  const id = await submit();
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
  await worker.app.get<Queue>(getQueueToken(REVIEW_QUEUE), { strict: false }).pause(true, true);
  const late = await submit();
  for (const waiting of [id, late]) {
    await eventually(
      async () => (await world.live.get(`/v1/api/applications/${waiting}`)).body['status'] === 'complete',
      15_000,
    );
  }
  await worker.close();
});

it('tells the queue once of everything that is committed together', async () => {
  const queue = api.app.get<Queue>(getQueueToken(REVIEW_QUEUE), { strict: false });
  await eventually(async () => (await queue.getWaitingCount()) === 0 || (await queue.empty().then(() => false)));
  const applications = Array.from({ length: 30 }, () => application(cohortId));
  expect((await world.live.post('/v1/api/applications/batch', { applications })).status).toBe(207);
  await eventually(async () => (await queue.getWaitingCount()) > 0);
  expect((await queue.getWaiting()).map(({ data }) => data as unknown)).toEqual([{}]);
});
