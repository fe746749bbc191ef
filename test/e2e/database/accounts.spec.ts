import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { runCommand } from '../../../src/admin/run-command.js';
import { loadSettings } from '../../../src/config/load-settings.js';
import { createLogger } from '../../../src/common/logging/logger.js';
import { migrate, ownerDataSourceOptions } from '../../../src/database/migrate.js';
import { MIGRATIONS } from '../../../src/database/migrations/migrations.js';
import { assertServiceRights, repairRights } from '../../../src/database/service-rights.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { LogLines } from '../../support/log-lines.js';
import { ServiceProcess } from '../../support/service-process.js';

let stores: TestStores;
let owner: pg.Client;
/** Member of the service's roles, and nothing else. */
let service: { name: string; url: string };
let stranger: { name: string; url: string };
/** May make tables in a database of its own, and no roles. */
let tenantOfServer: { name: string; url: string };

async function createAccount(kind: string, database?: string): Promise<{ name: string; url: string }> {
  const name = `${kind}_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`create role ${name} login noinherit password 'aB3/x@9#kQ'`);
  const url = new URL(stores.databaseUrl);
  url.username = name;
  url.password = encodeURIComponent('aB3/x@9#kQ');
  if (database !== undefined) url.pathname = `/${database}`;
  return { name, url: url.href };
}

async function undoLastMigration(): Promise<void> {
  const source = await new DataSource(ownerDataSourceOptions(stores.databaseUrl)).initialize();
  await source.undoLastMigration();
  await source.destroy();
}

beforeAll(async () => {
  stores = await createTestStores();
  owner = new pg.Client({ connectionString: stores.databaseUrl });
  await owner.connect();
  service = await createAccount('service');
  await owner.query(`grant intake_tenant, intake_system to ${service.name}`);
  stranger = await createAccount('stranger');
  const database = `own_${randomUUID().replaceAll('-', '')}`;
  tenantOfServer = await createAccount('owner', database);
  await owner.query(`create database ${database} owner ${tenantOfServer.name}`);
});
afterAll(async () => {
  await owner.query(`drop database ${new URL(tenantOfServer.url).pathname.slice(1)} with (force)`);
  for (const { name } of [service, stranger, tenantOfServer]) await owner.query(`drop role ${name}`);
  await owner.end();
  await stores.drop();
});

describe('an account that is a member of the roles and owns nothing', () => {
  it('runs the service where nothing is to migrate', async () => {
    const process = ServiceProcess.spawn({ databaseUrl: service.url, redisUrl: stores.redisUrl }, { ROLE: 'api' });
    try {
      const baseUrl = await process.ready();
      expect((await fetch(`${baseUrl}/health/ready`)).status).toBe(200);
    } finally {
      await process.kill();
    }
  });

  it('has times read rightly, whatever they look like to it', async () => {
    await owner.query(`alter role ${service.name} set datestyle to 'German'`);
    const admin = async (...words: string[]): Promise<unknown> => {
      const { stdout, stderr } = await runCommand(words, () => loadSettings({ DATABASE_URL: service.url }));
      expect(stderr).toBe('');
      return JSON.parse(stdout);
    };
    const { organisation_id: id } = (await admin(
      'create-organisation',
      '--name',
      'German',
      '--email',
      'german@example.com',
    )) as Record<string, string>;
    const options = [
      '--organisation',
      id ?? '',
      '--environment',
      'test',
      '--name',
      'Site',
      '--expires-at',
      '2036-02-01T03:04:05Z',
    ];
    await admin('create-key', ...options);
    expect(await admin('list-keys', '--organisation', id ?? '')).toContainEqual(
      expect.objectContaining({ name: 'Site', expires_at: '2036-02-01T03:04:05.000' }),
    );
  });

  it('is told whom to name when something is owed', async () => {
    const last = MIGRATIONS.at(-1)?.name;
    await undoLastMigration();
    await expect(migrate(service.url)).rejects.toThrow(
      /^The account service_\w+ may not migrate the database, which owes 1 migrations .*: set DATABASE_OWNER_URL/,
    );
    const log = new LogLines();
    expect(await migrate(stores.databaseUrl, createLogger('info', 'all', log))).toEqual([last]);
    expect(log.lines).toMatchObject([{ event: 'migration.done', migration: last, ms: expect.any(Number) }]);
    expect(await migrate(service.url)).toEqual([]);
  });
});

it('names the statement for an account that is no member of the roles', async () => {
  await expect(assertServiceRights(stranger.url)).rejects.toThrow(
    `The account ${stranger.name} may not become intake_tenant or intake_system. Have an administrator of PostgreSQL run: grant intake_tenant, intake_system to ${stranger.name};`,
  );
});

it('lets an owner that may not create roles migrate where they are, and tells it what it still lacks', async () => {
  expect(await migrate(tenantOfServer.url)).toHaveLength(MIGRATIONS.length);
  await expect(assertServiceRights(tenantOfServer.url)).rejects.toThrow(
    `grant intake_tenant, intake_system to ${tenantOfServer.name};`,
  );
  await owner.query(`grant intake_tenant, intake_system to ${tenantOfServer.name}`);
  await assertServiceRights(tenantOfServer.url);
});

describe('a database that lacks rights of the service', () => {
  it.each([
    ['revoke insert on submissions from intake_tenant', 'grant insert on submissions to intake_tenant'],
    [
      'revoke select (version) on cohorts from intake_system',
      'grant select (closes_at, erasure_due_at, form_secret, id, opens_at, organisation_id, public_form, status, version) on cohorts to intake_system',
    ],
    [
      'revoke execute on function purge_audit_entries(integer, integer) from intake_system',
      'grant execute on function purge_audit_entries(integer, integer) to intake_system',
    ],
    [
      'grant execute on function keep_weeks(text, integer) to public; revoke execute on function keep_weeks(text, integer) from intake_system',
      'revoke execute on function keep_weeks(text, integer) from public; grant execute on function keep_weeks(text, integer) to intake_system',
    ],
    [
      'grant execute on function add_week(text, timestamptz, timestamptz) to public',
      'revoke execute on function add_week(text, timestamp with time zone, timestamp with time zone) from public',
    ],
    [
      'drop policy tenant on organisations',
      'create policy tenant on organisations to intake_tenant using (id = (select current_organisation())) with check (id = (select current_organisation()))',
    ],
    [
      'drop policy system on api_keys',
      'create policy system on api_keys to intake_system using (true) with check (true)',
    ],
  ])('is refused after %p, and repaired', async (harm, remedy) => {
    await assertServiceRights(service.url);
    await owner.query(harm);
    const remedies = remedy.split('; ');
    await expect(assertServiceRights(service.url)).rejects.toThrow(
      `The database lacks ${remedies.length} of the service's rights, as after a restore without its roles or privileges (${remedy}): give them back with the command repair-rights.`,
    );
    expect(await repairRights(stores.databaseUrl)).toEqual(remedies);
    await assertServiceRights(service.url);
  });

  it('is refused and repaired as a whole when a restore left all of them out', async () => {
    await owner.query('revoke all on all tables in schema public from intake_tenant, intake_system');
    await expect(assertServiceRights(service.url)).rejects.toThrow(
      /lacks \d+ of the service's rights.* and \d+ more\)/,
    );
    await repairRights(stores.databaseUrl);
    await assertServiceRights(service.url);
  });

  it('is refused and repaired when its owner would see no rows in a migration', async () => {
    const own = new pg.Client({ connectionString: tenantOfServer.url });
    await own.connect();
    await own.query('drop policy owner on cohorts');
    await own.end();
    await expect(assertServiceRights(tenantOfServer.url)).rejects.toThrow(
      'create policy owner on cohorts to current_user',
    );
    await repairRights(tenantOfServer.url);
    await assertServiceRights(tenantOfServer.url);
  });
});
