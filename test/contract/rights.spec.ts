import pg from 'pg';
import { CALLS, RIGHTS } from '../../src/database/rights.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';

let stores: TestStores;

beforeAll(async () => {
  stores = await createTestStores();
});
afterAll(() => stores.drop());

/** One line for each privilege, of a table or of a column of it. */
const GRANTED = `
  select r.rolname || ' ' || c.relname as "on", lower(a.privilege_type) as privilege, null as column
    from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
   where c.relnamespace = 'public'::regnamespace and r.rolname like 'intake\\_%' and c.relkind in ('r', 'p', 'v', 'S')
  union all
  select r.rolname || ' ' || c.relname, lower(a.privilege_type), t.attname
    from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a join pg_roles r on r.oid = a.grantee
   where c.relnamespace = 'public'::regnamespace and r.rolname like 'intake\\_%'
   order by 1, 2, 3`;

const CALLABLE = `
  select p.oid::regprocedure::text as function, r.rolname as role
    from pg_proc p left join aclexplode(p.proacl) a on a.grantee <> p.proowner left join pg_roles r on r.oid = a.grantee
   where p.pronamespace = 'public'::regnamespace and p.proacl is not null`;

const ORDER = ['select', 'insert', 'update', 'delete'];

it('grants the roles of the service what src/database/rights.ts has, and nothing else', async () => {
  const client = new pg.Client({ connectionString: stores.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ on: string; privilege: string; column: string | null }>(GRANTED);
  const { rows: callable } = await client.query<{ function: string; role: string | null }>(CALLABLE);
  await client.end();
  expect(Object.fromEntries(callable.map(({ function: name, role }) => [name.replaceAll(',', ', '), role]))).toEqual(
    CALLS,
  );
  const granted: Record<string, string> = {};
  for (const place of new Set(rows.map(({ on }) => on))) {
    const here = rows.filter(({ on }) => on === place);
    granted[place] = ORDER.filter((privilege) => here.some((row) => row.privilege === privilege))
      .map((privilege) => {
        const columns = here.filter((row) => row.privilege === privilege).map(({ column }) => column);
        return columns.includes(null) ? privilege : `${privilege} (${columns.join(', ')})`;
      })
      .join(', ');
  }
  const expected = Object.entries(RIGHTS).flatMap(([role, rights]) =>
    Object.entries(rights).flatMap(([privileges, relations]) =>
      relations.split(', ').map((relation) => [`${role} ${relation}`, privileges]),
    ),
  );
  expect(granted).toEqual(Object.fromEntries(expected));
});
