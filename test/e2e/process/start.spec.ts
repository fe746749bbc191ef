import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { CreateCohorts1795600003000 } from '../../../src/database/migrations/1795600003000-create-cohorts.js';
import { ShowMigrations1795600001500 } from '../../../src/database/migrations/1795600001500-show-migrations.js';
import { MIGRATIONS } from '../../../src/database/migrations/migrations.js';
import { MIGRATION_LOCK } from '../../../src/database/migrate.js';
import { freePort } from '../../../local/free-port.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service-process.js';

let stores: TestStores;
let processes: ServiceProcess[] = [];
let admin: pg.Client;
let database: pg.Client;
/** A database that nobody has migrated. */
let empty: { databaseUrl: string; redisUrl: string };

beforeAll(async () => {
  stores = await createTestStores();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  admin = new pg.Client({ connectionString: stores.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(stores.databaseUrl);
  url.pathname = `/${name}`;
  empty = { databaseUrl: url.href, redisUrl: stores.redisUrl };
  database = new pg.Client({ connectionString: url.href });
  await database.connect();
});
afterEach(async () => {
  await Promise.all(processes.map((process) => process.kill()));
});
afterAll(async () => {
  await database.end();
  await admin.query(`drop database ${new URL(empty.databaseUrl).pathname.slice(1)} with (force)`);
  await admin.end();
  await stores.drop();
});

it('migrates once, however many processes start together', async () => {
  processes = ['api', 'api', 'worker'].map((role) => ServiceProcess.spawn(empty, { ROLE: role }));
  for (const baseUrl of await Promise.all(processes.map((process) => process.ready()))) {
    expect((await fetch(`${baseUrl}/health/ready`)).status).toBe(200);
  }
  const { rows } = await database.query<{ name: string }>('select name from migrations order by id');
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  const made = processes.flatMap(({ log }) =>
    log.filter(({ event }) => event === 'database.created' || event === 'migration.done'),
  );
  expect(made).toEqual([
    expect.objectContaining({ event: 'database.created', migrations: MIGRATIONS.length, ms: expect.any(Number) }),
  ]);
  for (const process of processes) process.signal('SIGINT');
  expect(await Promise.all(processes.map((process) => process.exitCode()))).toEqual([0, 0, 0]);
});

it('says that it waits for another process that migrates, and who it is in every line', async () => {
  await database.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  // One that may be made twice; where nothing is owed, nobody waits.
  await database.query('delete from migrations where name = $1', [ShowMigrations1795600001500.name]);
  const waiting = ServiceProcess.spawn(empty, { ROLE: 'worker' });
  processes = [waiting];
  await eventually(() => waiting.log.some(({ event }) => event === 'migration.waiting'));
  await database.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await waiting.ready();
  waiting.signal('SIGINT');
  expect(await waiting.exitCode()).toBe(0);
  const who = {
    service: 'application-intake-service',
    version: expect.any(String) as string,
    role: 'worker',
    host: hostname(),
  };
  expect(waiting.log).toEqual(waiting.log.map(() => expect.objectContaining(who) as object));
  expect(waiting.log.map(({ msg }) => msg)).toContain('Shutting down');
});

it('leaves migrations to others when it is told to, and names what is owed', async () => {
  const { name } = ShowMigrations1795600001500;
  await database.query('delete from migrations where name = $1', [name]);
  const refused = ServiceProcess.spawn(empty, { ROLE: 'worker', MIGRATE: 'never' });
  processes = [refused];
  expect(await refused.exitCode()).toBe(1);
  const reason = `The database owes migrations (${name}), which MIGRATE=never leaves to others: run admin migrate.`;
  expect(refused.complaints).toBe(`${reason}\n`);
  expect(refused.log).toEqual([
    expect.objectContaining({ event: 'start.failed', err: expect.objectContaining({ message: reason }) as object }),
  ]);
  await database.query('insert into migrations (timestamp, name) values (1795600001500, $1)', [name]);
});

it('names a migration that fails, in the log and to people, and says what has become of it', async () => {
  const { name } = CreateCohorts1795600003000;
  await database.query('delete from migrations where name = $1', [name]);
  const failed = ServiceProcess.spawn(empty, { ROLE: 'worker' });
  processes = [failed];
  expect(await failed.exitCode()).toBe(1);
  expect(failed.complaints).toBe(
    `The migration ${name} failed, and nothing of it was kept: function "reference_prefix" already exists with same argument types (42723). ` +
      'Those before it are done; the next start, or admin migrate, goes on with it.\n',
  );
  const message = `The migration ${name} failed, and nothing of it was kept: function …`;
  const err = { message, cause: expect.objectContaining({ code: '42723' }) as object };
  expect(failed.log).toEqual([
    expect.objectContaining({ event: 'start.failed', err: expect.objectContaining(err) as object }),
  ]);
  await database.query('insert into migrations (timestamp, name) values (1795600003000, $1)', [name]);
});

describe('on the database of a later version, whose migrations it does not know', () => {
  const floor = (least: string): Promise<unknown> =>
    database.query(
      `create or replace function schema_floor() returns bigint language sql stable return ${least}::bigint`,
    );

  beforeAll(async () => {
    await database.query(`insert into migrations (timestamp, name) values (1999999999999, 'Later1999999999999')`);
  });
  afterAll(async () => {
    await floor('0');
    await database.query(`delete from migrations where name = 'Later1999999999999'`);
  });

  it('starts while that only adds to what it works with, and is ready no more once it does not', async () => {
    const [api, worker] = ['api', 'worker'].map((role) =>
      ServiceProcess.spawn(empty, { ROLE: role, MIGRATE: 'never', LOG_LEVEL: 'info' }),
    ) as [ServiceProcess, ServiceProcess];
    processes = [api, worker];
    const ready = (await Promise.all([api.ready(), worker.ready()])).map((url) => `${url}/health/ready`);
    expect(api.log).toContainEqual(
      expect.objectContaining({ event: 'migration.later', migrations: ['Later1999999999999'] }),
    );
    const statuses = (): Promise<number[]> => Promise.all(ready.map(async (url) => (await fetch(url)).status));
    await eventually(async () => (await statuses()).every((status) => status === 200));
    await floor('1999999999999');
    await eventually(async () => (await statuses()).every((status) => status === 503));
    // Claims are tried at least each second, and fail from then on.
    await eventually(() => worker.log.some(({ msg }) => msg === 'Claiming reviews fails'));
    expect(JSON.stringify(worker.log)).toContain('SchemaTooNewError');
  });

  it('does not start once it could not work with that', async () => {
    await floor('1999999999999');
    const refused = ServiceProcess.spawn(empty, { ROLE: 'worker' });
    processes = [refused];
    expect(await refused.exitCode()).toBe(1);
    expect(refused.complaints).toBe(
      'The database is of a later version of the service: this one does not know its migration Later1999999999999. Start that version, or a later one.\n',
    );
  });
});

it('does not start with a wrong password, and says why without any piece of it', async () => {
  // As an operator writes it who does not know that it has to be escaped.
  const databaseUrl = 'postgres://intake:canary@piece/of#it@db:5432/intake';
  const failed = ServiceProcess.spawn({ ...empty, databaseUrl }, { ROLE: 'api' });
  processes = [failed];
  expect(await failed.exitCode()).toBe(1);
  expect(failed.log).toEqual([expect.objectContaining({ level: 60, event: 'start.failed', msg: 'The start failed' })]);
  expect(failed.complaints).toMatch(/^PostgreSQL cannot be used: (ENOTFOUND|EAI_AGAIN)\. Check DATABASE_URL\.\n$/);
  expect(JSON.stringify(failed.log)).not.toMatch(/canary|piece/);
});

it('does not start where both of its addresses are the same, and says which to change', async () => {
  const port = String(await freePort());
  const failed = ServiceProcess.spawn(empty, { ROLE: 'api', PORT: port, OPERATIONS_PORT: port });
  processes = [failed];
  expect(await failed.exitCode()).toBe(1);
  expect(failed.complaints).toBe(`Port ${port} on 127.0.0.1 is in use. Set OPERATIONS_PORT to another one.\n`);
});

/** Each way to start refuses where nothing is set; what is named is worked out in one place for both. */
it.each([
  ['main.js', 'development', {}, 'DATABASE_URL and REDIS_URL'],
  ['start.js', 'production', {}, 'DATABASE_URL and REDIS_URL'],
  ['main.js', 'development', { REDIS_URL: 'redis://127.0.0.1:1' }, 'DATABASE_URL'],
  ['start.js', 'production', { DATABASE_URL: 'postgres://127.0.0.1:1/intake' }, 'REDIS_URL'],
])('starts no servers of its own by %s in %s, and names what is not set beside %p', (script, nodeEnv, set, missing) => {
  const dataDir = join(tmpdir(), `intake-none-${randomUUID()}`);
  const env = { PATH: process.env['PATH'], NODE_ENV: nodeEnv, DATA_DIR: dataDir, PORT: '0', ...set };
  const { status, stderr } = spawnSync(process.execPath, [resolve('dist', 'service', script)], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env,
    timeout: 30_000,
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Set ${missing}. Servers of its own are started for development only: by npm start, without NODE_ENV=production.\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});
