import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type LocalServer } from '../../../local/local-server.js';
import { startRedis } from '../../../local/redis-server.js';
import { REDIS_DIST_DIR, removeTemporaryFolders, temporaryFolder } from '../../local/temporary-folder.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { eventually, eventuallyHolds } from '../../support/eventually.js';
import { type LogLine, LogLines } from '../../support/log-lines.js';
import { application, World } from '../../support/world.js';

/** An operator who looks into the log finds out what is wrong within that time. */
const NAMED_WITHIN_MS = 5_000;

const account = `operated_${randomUUID().replaceAll('-', '')}`;
const log = new LogLines();
let redis: LocalServer;
let owner: pg.Client;
let stores: TestStores;
let api: TestApp;
let worker: TestApp;
let world: World;
let cohortId: string;
/** Puts right what a test has spoilt, also when it failed. */
let mend: () => Promise<unknown>;

/** API and worker apart, on a Redis of their own, signed in to PostgreSQL as an account of their own. */
beforeAll(async () => {
  redis = await startRedis({ dataDir: temporaryFolder(), log: () => undefined, distDir: REDIS_DIST_DIR });
  stores = await createTestStores();
  owner = new pg.Client({ connectionString: stores.databaseUrl });
  await owner.connect();
  await owner.query(
    `create role ${account} login noinherit password 'first'; grant intake_tenant, intake_system to ${account}`,
  );
  const url = new URL(stores.databaseUrl);
  url.username = account;
  url.password = 'first';
  const start = (role: string): Promise<TestApp> =>
    startTestApp({
      stores: { ...stores, redisUrl: redis.url },
      serviceUrl: url.href,
      settings: { ROLE: role, LOG_LEVEL: 'info' },
      log,
    });
  api = await start('api');
  worker = await start('worker');
  world = await World.create(api);
  ({ id: cohortId } = await world.cohort());
}, 300_000);
beforeEach(async () => {
  await eventually(async () => (await readiness(api)) === 'ok' && (await readiness(worker)) === 'ok');
  log.clear();
  mend = () => Promise.resolve();
});
afterEach(() => mend());
afterAll(async () => {
  await api.close();
  await worker.close();
  await owner.query(`drop owned by ${account}; drop role ${account}`);
  await owner.end();
  await stores.drop();
  await redis.stop();
  removeTemporaryFolders();
});

/** What the process says of Redis when it is ready, otherwise the status. */
async function readiness(process: TestApp): Promise<unknown> {
  const { status, body } = await new ApiClient(process.baseUrl).get('/health/ready');
  return status === 200 ? body['redis'] : status;
}

async function submit(): Promise<Answer> {
  return world.live.post('/v1/api/applications', application(cohortId));
}

/** Ends the service's connections, as a restart of PostgreSQL would: its settings count for new ones. */
async function disconnect(): Promise<void> {
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [account]);
}

/** The line of an error with this code, wherever in its causes. */
async function told(code: string): Promise<LogLine> {
  const causes = ({ err }: LogLine): unknown[] => [
    ...(function* chain(): Generator {
      for (
        let at = err as { code?: unknown; cause?: unknown } | undefined;
        at !== undefined;
        at = at.cause as typeof at
      )
        yield at.code;
    })(),
  ];
  return eventually(() => log.lines.find((line) => causes(line).includes(code)), NAMED_WITHIN_MS);
}

async function isRefusedForNow(): Promise<void> {
  await eventuallyHolds(async () => {
    const { status, headers, body } = await submit();
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  });
}

async function isComplete({ body }: Answer): Promise<boolean> {
  const { body: record } = await world.live.get(`/v1/api/applications/${String(body['submission_id'])}?wait=30`);
  return record['status'] === 'complete';
}

it('tells that the schema is another one: workers are not ready, and what is owed is reviewed once it is put right', async () => {
  const back = 'alter table review_tasks rename column leased_until to lease_until';
  await owner.query('alter table review_tasks rename column lease_until to leased_until');
  mend = () => owner.query(back).catch(() => undefined);
  const line = await log.first({ msg: 'Claiming reviews fails' }, NAMED_WITHIN_MS);
  expect(line).toMatchObject({
    level: 50,
    err: { code: '42703', message: expect.stringContaining('lease_until') as string },
  });
  const accepted = await submit();
  expect(accepted.status).toBe(202);
  await eventually(async () => (await readiness(worker)) === 503);
  expect(await readiness(api)).toBe('ok');
  await owner.query(back);
  expect(await isComplete(accepted)).toBe(true);
  await log.first({ msg: 'Claiming reviews works again' });
});

it('tells that the password is another one', async () => {
  await owner.query(`alter role ${account} password 'second'`);
  mend = () => owner.query(`alter role ${account} password 'first'`);
  await disconnect();
  expect(await told('28P01')).toMatchObject({
    err: { message: `password authentication failed for user "${account}"` },
  });
  await isRefusedForNow();
  await eventually(async () => (await readiness(api)) === 503 && (await readiness(worker)) === 503);
  await mend();
  await eventually(async () => (await submit()).status === 202);
});

it('tells that a grant is missing', async () => {
  await owner.query('revoke insert on submissions from intake_tenant');
  mend = () => owner.query('grant insert on submissions to intake_tenant');
  await isRefusedForNow();
  expect((await told('42501'))['err']).toMatchObject({ message: 'permission denied for table submissions' });
  await eventually(async () => (await readiness(api)) === 503);
  expect(await readiness(worker)).toBe('ok');
  await mend();
  expect(await isComplete(await submit())).toBe(true);
});

it('tells that PostgreSQL takes no changes, and goes on answering what needs none', async () => {
  const accepted = await submit();
  expect(await isComplete(accepted)).toBe(true);
  await owner.query(`alter role ${account} set default_transaction_read_only = on`);
  mend = async () => {
    await owner.query(`alter role ${account} reset default_transaction_read_only`);
    await disconnect();
  };
  await disconnect();
  expect(await told('25006')).toMatchObject({ level: 50 });
  await isRefusedForNow();
  await eventually(async () => (await readiness(api)) === 503 && (await readiness(worker)) === 503);
  expect(await isComplete(accepted)).toBe(true);
  await mend();
  await eventually(async () => (await submit()).status === 202);
});

it('tells that Redis is full, and accepts and reviews all the same', async () => {
  const admin = new Redis(redis.url);
  mend = async () => {
    await admin.config('SET', 'maxmemory', '0');
    admin.disconnect();
  };
  await admin.config('SET', 'maxmemory', '1');
  const accepted = await submit();
  expect(accepted.status).toBe(202);
  expect(await told('OOM')).toMatchObject({ level: 50 });
  expect(await isComplete(accepted)).toBe(true);
  await eventually(async () => (await readiness(api)) === 'degraded' && (await readiness(worker)) === 'degraded');
});

it('tells that Redis does not let it in', async () => {
  const admin = new Redis(redis.url);
  const [, password = ''] = (await admin.config('GET', 'requirepass')) as string[];
  mend = async () => {
    await admin.config('SET', 'requirepass', password);
    admin.disconnect();
  };
  await admin.config('SET', 'requirepass', 'another');
  await admin.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  expect(await told('WRONGPASS')).toMatchObject({ level: 50 });
  expect((await submit()).status).toBe(202);
  expect(log.text).not.toContain(password);
});
