import { Redis } from 'ioredis';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service-process.js';
import { answer, silence, verified, WebhookReceiver } from '../../support/webhook-receiver.js';
import { HookTeam } from '../../support/webhooks.js';
import { World } from '../../support/world.js';

/** `WEBHOOK_EVENTS=10000` takes minutes. */
const MANY = Number(process.env['WEBHOOK_EVENTS'] ?? 100);
const TOGETHER = 50;
const TIMEOUT_MS = 120_000 + 30 * MANY;
const SETTINGS = { WEBHOOK_ALLOW_PRIVATE: 'true', SECRETS_KEY: 'a-key-that-seals-nothing-but-tests' };

let stores: TestStores;
let api: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  stores = await createTestStores();
  api = await startTestApp({ settings: { ...SETTINGS, ROLE: 'api' }, stores });
});
beforeEach(async () => {
  receiver = await WebhookReceiver.start();
});
afterEach(() => {
  receiver.close();
});
afterAll(async () => {
  await api.close();
  await stores.drop();
});

// With its code optimised, since what it is held to are milliseconds.
const worker = (): ServiceProcess =>
  ServiceProcess.spawn(stores, { ...SETTINGS, ROLE: 'worker', LOG_LEVEL: 'info', OPERATIONS_PORT: '0' }, []);

const brings = async (): Promise<void> => {
  const team = await HookTeam.of(api, await World.create(api));
  const others = await HookTeam.of(api, await World.create(api));
  const hook = await team.hook(receiver.url);
  const foreign = await others.hook(receiver.url.replace('/hooks', '/foreign'));
  receiver.usual = (response, message) => {
    answer(Math.random() < 1 / 3 ? 500 : 204)(response, message);
  };
  const [first, second] = [worker(), worker()];
  let third: ServiceProcess | undefined;
  // What failed comes back after hours in the end; here it is due at once.
  const hurry = setInterval(() => {
    void api.database.query(
      'update webhook_tasks set available_at = now() where lease_until is null and available_at > now()',
    );
  }, 100);
  try {
    await Promise.all([first.ready(), second.ready()]);
    const ids: string[] = [];
    const foreignIds = await others.happen(10);
    while (ids.length < MANY / 2) ids.push(...(await team.happen(TOGETHER)));
    await eventually(() => receiver.messages.length > MANY / 10, 60_000);
    await first.kill();
    const redis = new Redis(stores.redisUrl);
    await redis.flushdb();
    redis.disconnect();
    third = worker();
    while (ids.length < MANY) ids.push(...(await team.happen(TOGETHER)));
    const tasks = async (): Promise<number> =>
      (await api.database.query<object[]>('select from webhook_tasks limit 1')).length;
    await eventually(async () => (await tasks()) === 0, TIMEOUT_MS);
    const at = (path: string): Set<string> =>
      new Set(receiver.messages.filter((message) => message.path === path).map(({ id }) => id));
    expect(at('/hooks')).toEqual(new Set(ids));
    expect(at('/foreign')).toEqual(new Set(foreignIds));
    for (const message of receiver.messages)
      verified(message.path === '/hooks' ? hook.secret : foreign.secret, message);
    const [arrived] = await api.database.query<{ n: number }[]>(
      'select count(distinct event_id)::int as n from webhook_attempts where endpoint_id = $1 and http_status = 204',
      [hook.id],
    );
    expect(arrived?.n).toBe(ids.length);
  } finally {
    clearInterval(hurry);
    await Promise.all([first, second, ...(third === undefined ? [] : [third])].map((process) => process.kill()));
  }
};

it(
  `brings each of ${MANY} events to a receiver that fails a third, whatever happens to Redis and workers, and none of others`,
  brings,
  TIMEOUT_MS,
);

it('is not held up by an endpoint that accepts and never answers', async () => {
  const dead = await WebhookReceiver.start();
  dead.usual = silence;
  const [team, other] = [
    await HookTeam.of(api, await World.create(api)),
    await HookTeam.of(api, await World.create(api)),
  ];
  await team.hook(receiver.url);
  const seenAt = new Map<string, number>();
  receiver.usual = (response, message) => {
    seenAt.set(message.id, performance.now());
    answer(204)(response, message);
  };
  const process = worker();
  try {
    await process.ready();
    const p95 = async (): Promise<number> => {
      const waits: number[] = [];
      for (let round = 0; round < 40; round += 1) {
        const began = performance.now();
        const [id] = await team.happen();
        waits.push((await eventually(() => seenAt.get(String(id)))) - began);
      }
      return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Infinity;
    };
    const alone = await p95();
    await other.hook(dead.url);
    await other.happen(500);
    await eventually(() => dead.messages.length >= 8);
    const beside = await p95();
    expect(dead.messages).toHaveLength(8);
    expect(beside).toBeLessThan(alone + 50);
  } finally {
    await process.kill();
    dead.close();
  }
});
