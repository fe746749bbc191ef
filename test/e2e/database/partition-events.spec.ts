import { DataSource } from 'typeorm';
import { newId } from '../../../src/common/ids/uuid.js';
import { ownerDataSourceOptions } from '../../../src/database/migrate.js';
import { PartitionEvents1795700020010 } from '../../../src/database/migrations/1795700020010-partition-events.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { EVENT_TABLES, storeEventOf } from '../../support/old-events.js';

const DAYS = [-9, 0, 3, 29, 90];

let stores: TestStores;
let database: DataSource;

beforeAll(async () => {
  stores = await createTestStores();
  database = await new DataSource(ownerDataSourceOptions(stores.databaseUrl)).initialize();
});
afterAll(async () => {
  await database.destroy();
  await stores.drop();
});

async function undo(): Promise<void> {
  const made = (): Promise<object[]> =>
    database.query('select from migrations where name = $1', [PartitionEvents1795700020010.name]);
  while ((await made()).length > 0) await database.undoLastMigration();
}

async function rows(table: string): Promise<{ id: string }[]> {
  return database.query(`select * from ${table} order by id`);
}

it('keeps every row that was there, on the way and on the way back', async () => {
  await undo();
  const organisation = newId();
  for (const days of DAYS) await storeEventOf(database, organisation, days);
  const before = await Promise.all(EVENT_TABLES.map(rows));
  expect(before.map((found) => found.length)).toEqual([DAYS.length, DAYS.length]);
  await database.runMigrations();
  expect(await Promise.all(EVENT_TABLES.map(rows))).toEqual(before);
  for (const table of EVENT_TABLES) {
    const places = await database.query<{ place: string }[]>(
      `select tableoid::regclass::text as place from ${table} order by id`,
    );
    const [oldest, first, ...later] = places.map(({ place }) => place);
    expect(oldest).toBe(`${table}_other`);
    expect(new Set([first, ...later]).size).toBe(2);
    expect([first, ...later]).not.toContain(`${table}_other`);
  }
  await undo();
  expect(await Promise.all(EVENT_TABLES.map(rows))).toEqual(before);
  await database.runMigrations();
  expect(await Promise.all(EVENT_TABLES.map(rows))).toEqual(before);
});
