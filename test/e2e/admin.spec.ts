import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMMANDS } from '../../src/admin/commands.js';
import { type Ending, runCommand } from '../../src/admin/run-command.js';
import { loadSettings } from '../../src/config/load-settings.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { createTestStores } from '../setup/test-database.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { PortalClient } from '../support/portal-client.js';
import { application } from '../support/world.js';

const SCRIPT = resolve('scripts', 'admin.mjs');
const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

interface Created {
  organisation_id: string;
  portal: { email: string; password: string };
  keys: { live: string; test: string };
}

let service: TestApp;
let created: Created;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'intake-admin-'));
  service = await startTestApp({ settings: { ROLE: 'api' } });
  created = resultOf(
    runProcess(['create-organisation', '--name', 'Acme Ventures', '--email', 'owner@acme.example', '--tokens', '5']),
  ) as Created;
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** As a process of its own, which takes a second to start: for what only a process can show. */
function runProcess(
  args: string[],
  env: Record<string, string> = { DATABASE_URL: service.stores.databaseUrl },
): Ending {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
  });
  return { status: status as Ending['status'], stdout, stderr: stderr.replace(/^Building …\n/, '') };
}

const run = (args: string[], databaseUrl = service.stores.databaseUrl): Promise<Ending> =>
  runCommand(args, () => loadSettings({ DATABASE_URL: databaseUrl }));

function resultOf({ status, stdout, stderr }: Ending): unknown {
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

const succeed = async (...args: string[]): Promise<unknown> => resultOf(await run(args));

function fail(status: number, sentence: string | RegExp, result: Ending): void {
  expect(result.stderr).toMatch(sentence);
  expect([result.status, result.stdout, result.stderr.trim().split('\n').length]).toEqual([status, '', 1]);
}

describe('create-organisation', () => {
  it('prints what is needed to start, and it works', async () => {
    expect(created).toEqual({
      organisation_id: expect.any(String) as string,
      portal: { email: 'owner@acme.example', password: expect.any(String) as string },
      keys: {
        live: expect.stringMatching(/^inc_live_/) as string,
        test: expect.stringMatching(/^inc_test_/) as string,
      },
    });
    const portal = await PortalClient.signIn(service.baseUrl, created.portal);
    expect((await portal.get('/v1/portal/session')).body).toMatchObject({
      organisation: { id: created.organisation_id, name: 'Acme Ventures' },
      role: 'owner',
    });
    for (const env of ['live', 'test'] as const) {
      const client = new ApiClient(service.baseUrl, created.keys[env]);
      expect((await client.get('/v1/api/me')).body).toMatchObject({
        env,
        organisation: 'Acme Ventures',
        cohort_id: null,
      });
      expect((await client.get('/v1/api/balance')).body).toEqual({ balance: 5, reserved: 0 });
    }
  });

  it('lets an address that signs in already sign in to this one as well, with another password', async () => {
    const twin = (await succeed('create-organisation', '--name', 'Twin', '--email', 'OWNER@acme.example')) as Created;
    for (const { portal, organisation_id: id } of [twin, created]) {
      const session = await PortalClient.signIn(service.baseUrl, {
        email: 'owner@acme.example',
        password: portal.password,
      });
      expect((await session.get('/v1/portal/session')).body).toMatchObject({ organisation: { id } });
    }
  });

  it('gives no tokens unless told to', async () => {
    const other = (await succeed('create-organisation', '--name', 'Poor', '--email', 'poor@acme.example')) as Created;
    expect(await succeed('grant-tokens', '--organisation', other.organisation_id, '--tokens', '7')).toMatchObject({
      balance: 7,
    });
  });
});

it('grant-tokens adds to the balance', async () => {
  expect(
    await succeed('grant-tokens', '--organisation', created.organisation_id, '--tokens', '10', '--note', 'Invoice 7'),
  ).toEqual({
    organisation_id: created.organisation_id,
    granted: 10,
    balance: 15,
  });
  const portal = await PortalClient.signIn(service.baseUrl, created.portal);
  expect((await portal.get<{ entries: unknown[] }>('/v1/portal/tokens')).body.entries[0]).toMatchObject({
    amount: 10,
    note: 'Invoice 7',
  });
  fail(
    1,
    `There is no organisation ${UNKNOWN}.`,
    await run(['grant-tokens', '--organisation', UNKNOWN, '--tokens', '1']),
  );
});

it('create-key makes a key with the scopes, the cohort, the expiry and the rate limit that are asked for', async () => {
  const portal = await PortalClient.signIn(service.baseUrl, created.portal);
  const { body: cohort } = await portal.post('/v1/portal/cohorts', { name: 'Spring' });
  const base = ['create-key', '--organisation', created.organisation_id, '--environment', 'test', '--name', 'Site'];
  const all = (await succeed(...base)) as { key: string; scopes: string[] };
  expect(all.scopes).toEqual(['applications:write', 'applications:read', 'insights:read']);
  const options = [
    '--scopes',
    'insights:read',
    '--cohort',
    String(cohort['id']),
    '--expires-at',
    '2036-01-01T00:00:00Z',
  ];
  const key = (await succeed(...base, ...options, '--rate-limit', '7')) as { key: string };
  expect(key).toMatchObject({ rate_limit_per_minute: 7 });
  const me = await new ApiClient(service.baseUrl, key.key).get('/v1/api/me');
  expect(me.headers.get('ratelimit-policy')).toBe('"default";q=7;w=60');
  expect(me.body).toMatchObject({
    env: 'test',
    key_name: 'Site',
    scopes: ['insights:read'],
    cohort_id: cohort['id'],
    expires_at: '2036-01-01T00:00:00.000',
  });
  fail(1, 'Cohort not found.', await run([...base, '--cohort', UNKNOWN]));
  fail(
    1,
    'There is no organisation',
    await run(base.map((word) => (word === created.organisation_id ? UNKNOWN : word))),
  );
});

it('create-cohort makes one that takes applications, or a draft', async () => {
  const base = ['create-cohort', '--organisation', created.organisation_id, '--name'];
  // A form is made for it on a thread, which reads no TypeScript.
  const make = (...args: string[]): unknown => resultOf(runProcess([...base, ...args]));
  const open = make('Spring 2028', '--brief', 'We back farms.', '--status', 'open') as { id: string };
  expect(open).toEqual({
    id: expect.any(String) as string,
    organisation_id: created.organisation_id,
    name: 'Spring 2028',
    status: 'open',
  });
  const client = new ApiClient(service.baseUrl, created.keys.live);
  expect((await client.post('/v1/api/applications', application(open.id))).status).toBe(202);
  expect(make('Autumn 2028')).toMatchObject({ status: 'draft' });
  fail(
    1,
    `There is no organisation ${UNKNOWN}.`,
    await run(['create-cohort', '--organisation', UNKNOWN, '--name', 'Spring']),
  );
});

it('lists organisations and keys, and ends a key', async () => {
  const { organisation_id: id } = (await succeed(
    'create-organisation',
    '--name',
    'Listed',
    '--email',
    'listed@acme.example',
  )) as Created;
  expect(await succeed('list-organisations')).toContainEqual({ id, name: 'Listed' });
  const { key, id: keyId } = (await succeed(
    'create-key',
    '--organisation',
    id,
    '--environment',
    'live',
    '--name',
    'Third',
  )) as Record<string, string>;
  const client = new ApiClient(service.baseUrl, key ?? '');
  expect((await client.get('/v1/api/me')).status).toBe(200);
  const listed = (await succeed('list-keys', '--organisation', id)) as Record<string, unknown>[];
  expect(listed.map(({ name, revoked_at: revokedAt }) => [name, revokedAt])).toEqual([
    ['Third', null],
    ['First test key', null],
    ['First live key', null],
  ]);
  expect(listed[0]).toMatchObject({ id: keyId, last_four: key?.slice(-4) });
  await succeed('revoke-key', '--organisation', id, '--key', keyId ?? '');
  expect(((await succeed('list-keys', '--organisation', id)) as Record<string, unknown>[])[0]?.['revoked_at']).toEqual(
    expect.any(String),
  );
  await eventually(async () => (await client.get('/v1/api/me')).status === 401);
  fail(1, 'API key not found.', await run(['revoke-key', '--organisation', id, '--key', UNKNOWN]));
});

it('migrate and repair-rights have nothing to do on a database that is up to date', async () => {
  expect(await succeed('migrate')).toEqual({ migrated: [] });
  expect(await succeed('repair-rights')).toEqual({ repaired: [] });
});

describe('help', () => {
  it('is printed for all commands, or for one, and is no failure', async () => {
    const all = await run(['--help']);
    expect([all.status, all.stderr]).toEqual([0, '']);
    for (const name of Object.keys(COMMANDS)) expect(all.stdout).toContain(`\n  ${name}`);
    const { stdout } = await run(['create-key', '--help']);
    expect(stdout).toContain('--rate-limit N');
    expect(stdout).not.toContain('create-organisation');
  });

  it('names the command that is there', () => {
    const built = spawnSync(process.execPath, ['dist/src/admin/main.js', '--help'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect([built.status, built.stdout.split('\n')[0]]).toEqual([
      0,
      'Usage: node dist/src/admin/main.js <command> [options]',
    ]);
  });
});

it('reset-password gives a new one and ends all sessions', async () => {
  const { portal } = (await succeed(
    'create-organisation',
    '--name',
    'Forgetful',
    '--email',
    'forgetful@acme.example',
  )) as Created;
  const session = await PortalClient.signIn(service.baseUrl, portal);
  const reset = (await succeed('reset-password', '--email', 'Forgetful@acme.example')) as {
    email: string;
    password: string;
  };
  expect(reset.email).toBe('forgetful@acme.example');
  expect((await session.get('/v1/portal/session')).status).toBe(401);
  await expect(PortalClient.signIn(service.baseUrl, portal)).rejects.toThrow('Not signed in');
  await PortalClient.signIn(service.baseUrl, reset);
  fail(1, 'Nobody signs in as nobody@acme.example.', await run(['reset-password', '--email', 'nobody@acme.example']));
});

it('reset-password asks which organisation is meant where there are several, and leaves the others alone', async () => {
  const [one, two] = (await Promise.all(
    ['One', 'Two'].map((name) => succeed('create-organisation', '--name', name, '--email', 'both@acme.example')),
  )) as [Created, Created];
  const email = ['reset-password', '--email', 'Both@acme.example'];
  fail(
    1,
    /^Both@acme\.example signs in to several organisations: name one of them with --organisation \([\w-]{36}, [\w-]{36}\)\.$/m,
    await run(email),
  );
  fail(1, 'Nobody signs in as Both@acme.example.', await run([...email, '--organisation', UNKNOWN]));
  fail(2, '--organisation must be the id of an organisation.', await run([...email, '--organisation', 'Two']));
  const reset = (await succeed(...email, '--organisation', two.organisation_id)) as { email: string; password: string };
  await PortalClient.signIn(service.baseUrl, one.portal);
  await PortalClient.signIn(service.baseUrl, reset);
  await expect(PortalClient.signIn(service.baseUrl, two.portal)).rejects.toThrow('Not signed in');
});

describe('what cannot be done is told in one sentence', () => {
  it('a command that is not understood', async () => {
    fail(2, 'The command must be one of create-organisation', await run([]));
    fail(
      2,
      /^--email is required\. Usage: npm run --silent admin -- create-organisation --name N/,
      runProcess(['create-organisation', '--name', 'x']),
    );
  });

  it('no service and no DATABASE_URL', () => {
    fail(1, `No service is running on ${folder}`, runProcess(['reset-password', '--email', 'a@example.com'], {}));
  });

  it('a database out of reach, a wrong password, and no word of either', async () => {
    const url = new URL(service.stores.databaseUrl);
    url.password = 'not-the-password';
    const denied = await run(['reset-password', '--email', 'a@example.com'], url.href);
    fail(1, 'The database cannot be reached or does not let us in.', denied);
    url.port = '1';
    const away = runProcess(['reset-password', '--email', 'a@example.com'], { DATABASE_URL: url.href });
    fail(1, 'The database cannot be reached or does not let us in.', away);
  });

  it('a database that no service ever used', async () => {
    const stores = await createTestStores();
    const { DataSource } = await import('typeorm');
    const source = await new DataSource({ type: 'postgres', url: stores.databaseUrl }).initialize();
    await source.query('drop schema public cascade; create schema public');
    await source.destroy();
    const result = await run(['reset-password', '--email', 'a@example.com'], stores.databaseUrl);
    fail(1, 'The database was never used by this service', result);
    await stores.drop();
  });
});
