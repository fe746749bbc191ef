import { type DataSource } from 'typeorm';
import { MIGRATIONS } from '../../src/database/migrations/migrations.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

interface Column {
  table: string;
  name: string;
  nullable: boolean;
  type: string;
}

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const TYPES: Record<string, string> = { bool: 'boolean', int2: 'smallint', int4: 'integer', int8: 'bigint' };

async function databaseColumns(database: DataSource): Promise<Column[]> {
  const rows = await database.query<Column[]>(
    // The type of an array is that of its elements with an underscore.
    `select table_name as "table", column_name as name, is_nullable = 'YES' as nullable, ltrim(udt_name, '_') as type
       from information_schema.columns where table_schema = 'public'`,
  );
  return rows.map((row) => ({ ...row, type: TYPES[row.type] ?? row.type }));
}

const inWords = ({ table, name, type, nullable }: Column): string =>
  `${table}.${name} ${type}${nullable ? '' : ' not null'}`;

it('has every column of every entity in the database, of the same type and nullability', async () => {
  const actual = await databaseColumns(service.database);
  const expected = service.database.entityMetadatas.flatMap((entity) =>
    entity.columns.map((column) => ({
      table: entity.tableName,
      name: column.databaseName,
      nullable: column.isNullable,
      type: String(column.type),
    })),
  );
  expect(expected.length).toBeGreaterThan(60);
  const there = new Map(actual.map((column) => [`${column.table}.${column.name}`, inWords(column)]));
  const drifted = expected.flatMap((column) => {
    const found = there.get(`${column.table}.${column.name}`);
    return found === inWords(column) ? [] : [`${inWords(column)}, which migrations make ${found ?? 'nowhere'}`];
  });
  expect(drifted).toEqual([]);
});

it('knows every column of a table that has an entity, so that none is forgotten on insert', async () => {
  const tables = new Map(service.database.entityMetadatas.map((entity) => [entity.tableName, entity]));
  const unknown = (await databaseColumns(service.database)).filter(
    ({ table, name }) => tables.has(table) && tables.get(table)?.findColumnWithDatabaseName(name) === undefined,
  );
  expect(unknown.map((column) => `${inWords(column)}, which the entity does not have`)).toEqual([]);
});

it('can undo every migration, so that nothing of it is left, and make it again', async () => {
  const { database } = service;
  const [columns, functions] = [await databaseColumns(database), await functionsOf(database)];
  expect(functions.length).toBeGreaterThan(10);
  for (const _ of MIGRATIONS) await database.undoLastMigration();
  expect((await databaseColumns(database)).map(({ table }) => table)).toEqual(Array(3).fill('migrations'));
  expect(await functionsOf(database)).toEqual([]);
  await database.runMigrations();
  expect(await databaseColumns(database)).toEqual(expect.arrayContaining(columns));
  expect(await functionsOf(database)).toEqual(functions);
});

/** But those of extensions. */
async function functionsOf(database: DataSource): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    `select p.oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  );
  return rows.map(({ name }) => name);
}
