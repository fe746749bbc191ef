import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { ownerDataSourceOptions } from '../../src/database/migrate.js';
import { MIGRATIONS } from '../../src/database/migrations/migrations.js';

/** The last one that no version before it ran beside. */
const BASELINE = 'LetApplicantsWithdraw1795600013010';

/** What statements of an earlier version rely on: rows of what is there, with what they would notice. */
const THINGS = `
  select table_name || '.' || column_name as name, udt_name as form from information_schema.columns where table_schema = 'public'
  union all
  -- What a row has to have that an earlier version does not know of.
  select table_name || '.' || column_name || ' has to be given', 'yes' from information_schema.columns
   where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
  union all
  select 'function ' || oid::regprocedure, pg_get_function_result(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select grantee || ' may ' || privilege_type || ' ' || table_name || '.' || column_name, 'yes'
    from information_schema.column_privileges where table_schema = 'public' and grantee like 'intake\\_%'
  union all
  select grantee || ' may delete ' || table_name, 'yes'
    from information_schema.table_privileges where table_schema = 'public' and privilege_type = 'DELETE' and grantee like 'intake\\_%'`;

const OWED_BY_INSERTS = / has to be given$/;

let database: DataSource;
let server: DataSource;
let name: string;

beforeAll(async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  server = await new DataSource(ownerDataSourceOptions(url.href)).initialize();
  name = `expand_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name}`);
  url.pathname = `/${name}`;
  database = await new DataSource(ownerDataSourceOptions(url.href)).initialize();
});
afterAll(async () => {
  await database.destroy();
  await server.query(`drop database ${name} with (force)`);
  await server.destroy();
});

async function things(): Promise<Map<string, string>> {
  const rows = await database.query<{ name: string; form: string }[]>(THINGS);
  return new Map(rows.map((row) => [row.name, row.form]));
}

async function floor(): Promise<number> {
  const [row] = await database.query<{ floor: number }[]>('select schema_floor() as floor');
  return row?.floor ?? 0;
}

/** What an earlier version would miss. */
function missed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const gone = [...before].filter(([thing, form]) => !OWED_BY_INSERTS.test(thing) && after.get(thing) !== form);
  const tables = new Set([...before.keys()].map((thing) => thing.split('.')[0]));
  const asked = [...after.keys()].filter(
    (thing) => OWED_BY_INSERTS.test(thing) && !before.has(thing) && tables.has(thing.split('.')[0]),
  );
  return [...gone.map(([thing]) => thing), ...asked];
}

it('only adds to what earlier versions use, unless a migration says which versions it leaves behind', async () => {
  const later = MIGRATIONS.slice(MIGRATIONS.findIndex(({ name: each }) => each === BASELINE) + 1);
  expect(later.length).toBeGreaterThan(0);
  await database.runMigrations();
  for (const _ of later) await database.undoLastMigration();
  const runner = database.createQueryRunner();
  for (const [index, Migration] of later.entries()) {
    const before = await things();
    const floorBefore = index === 0 ? 0 : await floor();
    await runner.startTransaction();
    await new Migration().up(runner);
    await runner.commitTransaction();
    const lost = missed(before, await things());
    if ((await floor()) === floorBefore) expect([Migration.name, lost]).toEqual([Migration.name, []]);
  }
  await runner.release();
});
