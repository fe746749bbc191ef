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

const TYPES: Record<string, string> = { ARRAY: 'text', 'timestamp with time zone': 'timestamptz' };

async function databaseColumns(database: DataSource): Promise<Column[]> {
  const rows = await database.query<Column[]>(
    `select table_name as "table", column_name as name, is_nullable = 'YES' as nullable, data_type as type
       from information_schema.columns where table_schema = 'public'`,
  );
  return rows.map((row) => ({ ...row, type: TYPES[row.type] ?? row.type }));
}

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
  for (const column of expected) expect(actual).toContainEqual(column);
});

it('knows every column of a table that has an entity, so that none is forgotten on insert', async () => {
  const tables = new Map(service.database.entityMetadatas.map((entity) => [entity.tableName, entity]));
  const unknown = (await databaseColumns(service.database)).filter(
    ({ table, name }) => tables.has(table) && tables.get(table)?.findColumnWithDatabaseName(name) === undefined,
  );
  expect(unknown).toEqual([]);
});

it('can undo every migration and make it again', async () => {
  const { database } = service;
  for (const _ of MIGRATIONS) await database.undoLastMigration();
  expect(await databaseColumns(database)).toHaveLength(3);
  await database.runMigrations();
  expect((await databaseColumns(database)).length).toBeGreaterThan(60);
});
