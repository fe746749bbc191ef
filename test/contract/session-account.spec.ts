import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { provideServiceLogin } from '../../src/database/service-login.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { application, submitAndWait, World } from '../support/world.js';

const PASSWORD = 'account-of-a-test';

let stores: TestStores;
let owner: pg.Client;
const accounts: string[] = [];

beforeAll(async () => {
  stores = await createTestStores();
  owner = new pg.Client({ connectionString: stores.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  for (const account of accounts)
    await owner.query(`reassign owned by ${account} to current_user; drop owned by ${account}; drop role ${account}`);
  await owner.end();
  await stores.drop();
});

/** An account of the server that may be the service's two roles, and what else is granted to it. */
async function account(grant: (name: string) => string): Promise<string> {
  const name = `account_${randomUUID().replaceAll('-', '')}`;
  await owner.query(
    `create role ${name} login noinherit password '${PASSWORD}'; grant intake_tenant, intake_system to ${name}`,
  );
  accounts.push(name);
  await owner.query(grant(name));
  const url = new URL(stores.databaseUrl);
  url.username = name;
  url.password = PASSWORD;
  return url.href;
}

const start = (databaseUrl: string, setting: 'refuse' | 'warn'): Promise<TestApp> =>
  startTestApp({ settings: { DATABASE_PRIVILEGED_ACCOUNT: setting }, stores, serviceUrl: databaseUrl });

describe('where privileged accounts are refused, the service does not start', () => {
  it.each([
    [
      'a superuser',
      (): string => 'select',
      /who is a superuser, .*owns the tables\. .*intake_tenant and intake_system .*DATABASE_OWNER_URL/,
    ],
    ['one that can become a superuser', (name: string): string => `grant intake to ${name}`, /who is a superuser/],
    [
      'one that sees all rows',
      (name: string): string => `alter role ${name} bypassrls`,
      /who bypasses row-level security\. /,
    ],
    [
      'the owner of a table',
      (name: string): string => `alter table schemas owner to ${name}`,
      /who owns the tables\. /,
    ],
  ])('as %s', async (kind, grant, reason) => {
    const url = kind === 'a superuser' ? stores.databaseUrl : await account(grant);
    await expect(start(url, 'refuse').then((app) => app.close())).rejects.toThrow(reason);
  });
});

it('starts as a superuser where that is allowed', async () => {
  const service = await start(stores.databaseUrl, 'warn');
  await service.close();
});

it('takes applications in and reviews them as the account that a bare start makes, which can become nobody else', async () => {
  const url = await provideServiceLogin(stores.databaseUrl);
  const service = await startTestApp({ settings: { DATABASE_PRIVILEGED_ACCOUNT: 'refuse' }, stores, serviceUrl: url });
  const world = await World.create(service);
  const { id } = await world.cohort();
  expect(await submitAndWait(world.live, application(id))).toMatchObject({ status: 'complete' });
  await service.close();

  const client = new pg.Client({ connectionString: url, options: '-c role=intake_tenant' });
  await client.connect();
  const attempts = [
    'set role none; select 1 from submissions',
    'set role intake',
    'set role none; drop table submissions',
  ];
  for (const attempt of attempts)
    await expect(client.query(attempt)).rejects.toThrow(/permission denied|must be owner/);
  await client.end();
});

it('gives that account a new password each time', async () => {
  const first = await provideServiceLogin(stores.databaseUrl);
  const second = await provideServiceLogin(stores.databaseUrl);
  expect(second).not.toBe(first);
  const client = new pg.Client({ connectionString: first });
  await expect(client.connect()).rejects.toThrow(/password authentication failed/);
});
