import pg from 'pg';
import { createTestStores, type TestStores } from '../../../setup/test-database.js';

let stores: TestStores;
let client: pg.Client;

beforeAll(async () => {
  stores = await createTestStores();
  client = new pg.Client({ connectionString: stores.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await stores.drop();
});

/** All of four characters, and then some: what was proved of the way in which they are made is tried on each. */
it('gives every number a code of its own, of four characters as long as there are any', async () => {
  const { rows } = await client.query<{ characters: number; codes: number; numbers: number }>(`
    select length(code) as characters, count(*)::int as codes, sum(times)::int as numbers
      from (select reference_code(n) as code, count(*) as times from generate_series(0, 450000) n group by 1) made
      group by 1 order by 1`);
  expect(rows).toEqual([
    { characters: 4, codes: 390_625, numbers: 390_625 },
    { characters: 5, codes: 59_376, numbers: 59_376 },
  ]);
});

it('spells codes without vowels, and without what is mistaken for something else', async () => {
  const { rows } = await client.query<{ used: string }>(`
    select string_agg(distinct letter collate "C", '' order by letter collate "C") as used
      from generate_series(0, 20000) n, unnest(string_to_array(reference_code(n), null)) letter`);
  expect(rows).toEqual([{ used: '23456789CDFGHJKMNPQRTVWXY' }]);
});

it('tells nothing of how many came in between', async () => {
  const { rows } = await client.query<{ alike: number }>(`
    select count(*) filter (where left(reference_code(n), 2) = left(reference_code(n + 1), 2))::int as alike from generate_series(0, 9999) n`);
  // Of 10,000 neighbours 16 would have two characters in common by chance.
  expect(rows[0]?.alike).toBeLessThan(200);
});

it.each([
  ['Spring 2027', 'SPR27'],
  ['Autumn 2027 (draft)', 'AUT27'],
  ['2026 Été', 'ETE26'],
  ['Accelerator', 'ACCEL'],
  ['Food & Climate', 'FOODC'],
  ['Batch 7', 'BAT7'],
  ['W27', 'W27'],
  ['Straße', 'STRAS'],
  ['Istanbul', 'ISTAN'],
  ['春', 'APP'],
  ['', 'APP'],
])('begins the references of “%s” with %s', async (name, prefix) => {
  const { rows } = await client.query<{ prefix: string }>('select reference_prefix($1) as prefix', [name]);
  expect(rows).toEqual([{ prefix }]);
});
