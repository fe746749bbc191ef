import pg from 'pg';
import { createTestStores, type TestStores } from '../setup/test-database.js';

/** Keys that do not begin with the organisation, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  api_keys_key_hash_key: 'tells which organisation the key of a request belongs to',
  cohorts_link: 'tells which organisation a public form belongs to',
  invitations_token_hash_key: 'tells which organisation an invitation is to',
  portal_sessions_pkey: 'tells which organisation a session belongs to',
  submissions_reference: 'begins with the code, or it would be taken for whatever is asked of an organisation',
};

interface Key {
  readonly name: string;
  readonly first: string;
}

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

const OF_ORGANISATIONS = `(
  select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'organisation_id')`;

async function keys(sql: string): Promise<Key[]> {
  return (await client.query<Key>(sql)).rows;
}

it('has every primary key and every unique index of an organisation begin with the organisation', async () => {
  const found = await keys(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as first
       from pg_index where indisunique and indrelid in ${OF_ORGANISATIONS}`,
  );
  expect(found.length).toBeGreaterThan(20);
  const others = found.filter(({ first }) => first !== 'organisation_id');
  const unknown = others.filter(({ name }) => !(name in EXCEPTIONS));
  expect(unknown.map(({ name, first }) => `${name} begins with ${first}`)).toEqual([]);
  expect(Object.keys(EXCEPTIONS)).toEqual(others.map(({ name }) => name).sort());
});

it('has every reference to a row of an organisation name the organisation first, on both sides', async () => {
  const found = await keys(
    `select conname as name, concat_ws(' ', own.attname, other.attname) as first
       from pg_constraint
         join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
         join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
      where contype = 'f' and conrelid in ${OF_ORGANISATIONS}`,
  );
  expect(found.length).toBeGreaterThan(15);
  expect([...new Set(found.map(({ first }) => first))].sort()).toEqual([
    // Of an organisation's own row.
    'organisation_id id',
    'organisation_id organisation_id',
  ]);
});
