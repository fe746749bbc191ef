import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { COMMANDS } from '../../../src/admin/commands.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { AdminCommands, expectFailure } from '../../support/admin-commands.js';

const RESET = ['reset-password', '--email', 'a@example.com'];

let stores: TestStores;
let admin: AdminCommands;

beforeAll(async () => {
  stores = await createTestStores();
  admin = new AdminCommands(stores.databaseUrl);
});
afterAll(async () => {
  admin.close();
  await stores.drop();
});

it('migrate and repair-rights have nothing to do on a database that is up to date', async () => {
  expect(await admin.succeed('migrate')).toEqual({ migrated: [] });
  expect(await admin.succeed('repair-rights')).toEqual({ repaired: [] });
});

describe('help', () => {
  it('is printed for all commands, or for one, and is no failure', async () => {
    const all = await admin.run(['--help']);
    expect([all.status, all.stderr]).toEqual([0, '']);
    for (const name of Object.keys(COMMANDS)) expect(all.stdout).toContain(`\n  ${name}`);
    const { stdout } = await admin.run(['create-key', '--help']);
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

describe('what cannot be done is told in one sentence', () => {
  it('a command that is not understood', async () => {
    expectFailure(await admin.run([]), 2, 'The command must be one of create-organisation');
    expectFailure(
      await admin.runProcess(['create-organisation', '--name', 'x']),
      2,
      /^--email is required\. Usage: npm run --silent admin -- create-organisation --name N/,
    );
  });

  it('no service and no DATABASE_URL', async () => {
    expectFailure(await admin.runProcess(RESET, {}), 1, `No service is running on ${admin.folder}`);
  });

  it('a database out of reach, a wrong password, and no word of either', async () => {
    const url = new URL(stores.databaseUrl);
    url.password = 'not-the-password';
    const sentence = 'The database cannot be reached or does not let us in.';
    expectFailure(await admin.run(RESET, url.href), 1, sentence);
    url.port = '1';
    expectFailure(await admin.run(RESET, url.href), 1, sentence);
  });

  it('a database that no service ever used', async () => {
    const unused = await createTestStores();
    const client = new pg.Client({ connectionString: unused.databaseUrl });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    await client.end();
    expectFailure(await admin.run(RESET, unused.databaseUrl), 1, 'The database was never used by this service');
    await unused.drop();
  });
});
