import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATIONS } from '../../../src/database/migrations/migrations.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { ServiceProcess } from '../../support/service-process.js';

/** Has a process tell at its end whether Node loaded what is behind `fetch`, which takes 5 MB. */
const TELL_OF_FETCH = `data:text/javascript,${encodeURIComponent(`process.once('exit', () => {
  const has = process.moduleLoadList.includes('NativeModule internal/deps/undici/undici');
  console.log(JSON.stringify({ msg: has ? 'Has fetch' : 'Has no fetch' }));
})`)}`;

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

it('migrates once, however many processes start together, and loads nothing large that it has no use for', async () => {
  processes = ['api', 'api', 'worker'].map((role) => ServiceProcess.spawn(empty, { ROLE: role }, ['--import', TELL_OF_FETCH]));
  for (const baseUrl of await Promise.all(processes.map((process) => process.ready()))) {
    expect((await fetch(`${baseUrl}/health/ready`)).status).toBe(200);
  }
  const { rows } = await database.query<{ name: string }>('select name from migrations order by id');
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  for (const process of processes) process.signal('SIGINT');
  expect(await Promise.all(processes.map((process) => process.exitCode()))).toEqual([0, 0, 0]);
  expect(processes.map(({ log }) => log.at(-1)?.msg)).toEqual(Array(3).fill('Has no fetch'));
});
