import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type LocalServer } from '../../../local/local-server.js';
import { startRedis } from '../../../local/redis-server.js';
import { generateKey } from '../../../src/modules/keys/key-format.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { countStatuses, shownLimit } from '../../support/rate-limit.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { World } from '../../support/world.js';
import { REDIS_DIST_DIR, removeTemporaryFolders, temporaryFolder } from '../../local/temporary-folder.js';

const ME = '/v1/api/me';
const SETTINGS = { ROLE: 'api', RATE_LIMIT_PER_MINUTE: '20', RATE_LIMIT_ADDRESS_PER_MINUTE: '20' };
/** What a Redis that is away may add to a request that notices it first, and to half of those after it. */
const FIRST_MS = 250;
const LATER_MS = 90;
/** As often as somebody asks, not as fast as this machine can. */
const PACE_MS = 10;
/** Long enough for the connection to be given up and made anew. */
const WATCH_MS = 3_000;
/** A busy machine disturbs some of them; what the service itself waits for is in each. */
const ROUNDS = 5;

let redis: LocalServer;
let stores: TestStores;
let proxy: TcpProxy;
let service: TestApp;
let cutOff: TestApp;
let world: World;

// With a Redis of its own, since it is stopped and made a replica here.
beforeAll(async () => {
  redis = await startRedis({ dataDir: temporaryFolder(), log: () => undefined, distDir: REDIS_DIST_DIR });
  stores = { ...(await createTestStores()), redisUrl: redis.url };
  proxy = await TcpProxy.to(redis.url);
  service = await startTestApp({ settings: SETTINGS, stores });
  cutOff = await startTestApp({ settings: SETTINGS, stores: { ...stores, redisUrl: proxy.url } });
  world = await World.create(service);
});
afterAll(async () => {
  await cutOff.close();
  await service.close();
  await proxy.cut();
  await redis.stop();
  await stores.drop();
  removeTemporaryFolders();
});

async function timed(call: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const start = performance.now();
  const answer = await call();
  return { ms: performance.now() - start, answer };
}

async function newCaller(): Promise<ApiClient> {
  return new ApiClient(cutOff.baseUrl, (await world.key()).key);
}

/** How much longer than the request before it the one takes that finds Redis away. */
async function addedToFirst(takeAway: () => Promise<void> | void): Promise<number> {
  await eventually(() => isShared());
  const client = await newCaller();
  const usual = await timed(() => client.get(ME));
  await takeAway();
  const first = await timed(() => client.get(ME));
  expect([usual.answer.status, first.answer.status]).toEqual([200, 200]);
  return first.ms - usual.ms;
}

/** How long requests take that are sent one after the other for a while. */
async function timesOf(call: () => Promise<Answer>): Promise<{ half: number; nearlyAll: number }> {
  const end = performance.now() + WATCH_MS;
  const times = [];
  while (performance.now() < end) {
    times.push((await timed(call)).ms);
    await sleep(PACE_MS);
  }
  return { half: quantile(times, 0.5), nearlyAll: quantile(times, 0.95) };
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? Infinity;
}

/** Whether both processes count the same key together. */
async function isShared(other = cutOff): Promise<boolean> {
  const { key } = await world.key();
  await new ApiClient(service.baseUrl, key).get(ME);
  return shownLimit(await new ApiClient(other.baseUrl, key).get(ME)).remaining === 18;
}

const WAYS: [name: string, takeAway: () => Promise<void> | void, giveBack: () => Promise<void> | void][] = [
  ['refuses connections', () => proxy.cut(), () => proxy.restore()],
  [
    'cannot be heard',
    () => {
      proxy.freeze();
    },
    () => {
      proxy.thaw();
    },
  ],
  [
    'is stopped',
    () => {
      process.kill(redis.pid ?? 0, 'SIGSTOP');
    },
    () => {
      process.kill(redis.pid ?? 0, 'SIGCONT');
    },
  ],
  ['is a replica', () => administer('replicaof', '127.0.0.1', '1'), () => administer('replicaof', 'no', 'one')],
];

async function administer(command: string, ...words: string[]): Promise<void> {
  const client = new Redis(redis.url);
  await client.call(command, ...words);
  client.disconnect();
}

describe.each(WAYS)('while Redis %s', (_, takeAway, giveBack) => {
  it('every request is answered soon, each process limits on its own, and they share again afterwards', async () => {
    const client = await newCaller();
    let added = await addedToFirst(takeAway);
    for (let round = 1; round < ROUNDS && added >= FIRST_MS; round += 1) {
      await giveBack();
      added = await addedToFirst(takeAway);
    }
    expect(added).toBeLessThan(FIRST_MS);

    const later = [];
    for (let count = 0; count < 10; count += 1) later.push(await timed(() => client.get(ME)));
    expect(later.map(({ answer }) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(
      quantile(
        later.map(({ ms }) => ms),
        0.5,
      ),
    ).toBeLessThan(LATER_MS);
    // Ten of twenty are used up.
    expect(await countStatuses(Array.from({ length: 15 }, () => client.get(ME)))).toEqual({ 200: 10, 429: 5 });
    expect(shownLimit(await client.get(ME))).toMatchObject({ policy: 'default', quota: 20, remaining: 0 });
    const strangers = Array.from({ length: 25 }, () => new ApiClient(cutOff.baseUrl, generateKey('live')).get(ME));
    expect((await countStatuses(strangers))[429]).toBeGreaterThanOrEqual(5);
    const { email, password } = world;
    expect((await new ApiClient(cutOff.baseUrl).post('/v1/portal/session', { email, password })).status).toBe(200);

    let meanwhile = await timesOf(() => client.get(ME));
    for (let round = 1; round < ROUNDS && !(meanwhile.half < LATER_MS && meanwhile.nearlyAll < FIRST_MS); round += 1)
      meanwhile = await timesOf(() => client.get(ME));
    expect(meanwhile.half).toBeLessThan(LATER_MS);
    expect(meanwhile.nearlyAll).toBeLessThan(FIRST_MS);

    await giveBack();
    await eventually(() => isShared(), 5_000);
  });
});

it('a process that starts without Redis limits too, and shares once Redis is there', async () => {
  await proxy.cut();
  const late = await startTestApp({ settings: SETTINGS, stores: { ...stores, redisUrl: proxy.url } });
  const { key } = await world.key({ rateLimitPerMinute: 3 });
  const client = new ApiClient(late.baseUrl, key);
  expect(await countStatuses(Array.from({ length: 5 }, () => client.get(ME)))).toEqual({ 200: 3, 429: 2 });
  await proxy.restore();
  await eventually(() => isShared(late), 5_000);
  await late.close();
});
