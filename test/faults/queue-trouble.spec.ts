import { getQueueToken } from '@nestjs/bull';
import { type Queue } from 'bull';
import { Redis } from 'ioredis';
import { freePort, LOOPBACK } from '../../src/local/free-port.js';
import { ReviewQueue } from '../../src/modules/review-tasks/review-queue.js';
import { ReviewTasksRepository } from '../../src/modules/review-tasks/review-tasks.repository.js';
import { REVIEW_QUEUE } from '../../src/queue/queues.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { application, World } from '../support/world.js';
import { type OwnServers, startOwnServers } from '../../src/local/own-servers.js';

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
const query = <T>(sql: string, ...values: unknown[]): Promise<T[]> => api.database.query(sql, values);
const isDispatched = async (id: string): Promise<boolean> =>
  (await query('select 1 from review_tasks where submission_id = $1 and dispatched_at is not null', id)).length === 1;

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
  expect(await readiness(api)).toBe('degraded');
  expect(await readiness(worker)).toBe(503);
  await worker.close();

  const id = await submit();
  await expect(api.app.get(ReviewQueue, { strict: false }).add({ submissionId: id, dispatch: 1 })).rejects.toThrow();
  expect(await isDispatched(id)).toBe(false);
  await mend();
  await eventually(() => isDispatched(id));
});

it('reviews that wait while nobody tells of them are taken from PostgreSQL', async () => {
  const id = await submit();
  await eventually(() => isDispatched(id));
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores });
  await worker.app.get<Queue>(getQueueToken(REVIEW_QUEUE), { strict: false }).pause(true, true);
  const late = await submit();
  for (const waiting of [id, late]) {
    await eventually(async () => (await world.live.get(`/v1/api/applications/${waiting}`)).body['status'] === 'complete', 15_000);
  }
  await worker.close();
}, 30_000);

it('asks after what waits for long, and tells the queue again only of what the queue has lost', async () => {
  const tasks = api.app.get(ReviewTasksRepository, { strict: false });
  const reviewQueue = api.app.get(ReviewQueue, { strict: false });
  const queue = api.app.get<Queue>(getQueueToken(REVIEW_QUEUE), { strict: false });
  const [waiting, lost] = [await submit(), await submit()];
  await eventually(async () => (await isDispatched(waiting)) && (await isDispatched(lost)));
  expect(await tasks.sweep(10)).toEqual([]);
  await query(`update review_tasks set dispatched_at = now() - interval '16 seconds'`);
  const [job] = (await queue.getWaiting()).filter(({ data }) => (data as { submissionId: string }).submissionId === lost);
  await job?.remove();

  const missing = await reviewQueue.missing(await tasks.sweep(10));
  expect(missing.map(({ submissionId }) => submissionId)).toEqual([lost]);
  await tasks.dispatchAgain(missing);
  const inQueue = async (id: string): Promise<number> =>
    (await queue.getWaiting()).filter(({ data }) => (data as { submissionId: string }).submissionId === id).length;
  await eventually(async () => (await inQueue(lost)) === 1);
  expect(await inQueue(waiting)).toBe(1);
});

it('is swept by one at a time', async () => {
  await query(`update review_tasks set dispatched_at = now() - interval '16 seconds'`);
  const tasks = api.app.get(ReviewTasksRepository, { strict: false });
  const other = api.database.createQueryRunner();
  await other.startTransaction();
  await other.query('select pg_advisory_xact_lock(4217302)');
  expect(await tasks.sweep(10)).toEqual([]);
  await other.rollbackTransaction();
  await other.release();
  expect(await tasks.sweep(10)).toHaveLength(2);
});
