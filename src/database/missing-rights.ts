import type pg from 'pg';
import { ownerPolicy, systemPolicy, tenantPolicy } from './migrations/tenant-table.js';
import { CALLS, RIGHTS } from './rights.js';
import { DATABASE_ROLES, type DatabaseRole } from './roles.js';

interface Right {
  readonly role: DatabaseRole;
  readonly relation: string;
  readonly privilege: string;
  /** Null for all of them. */
  readonly columns: readonly string[] | null;
}

const PRIVILEGE = /(\w+)(?: \(([^)]*)\))?/g;

/** What is not there at all is for migrations to make, so only rights on what is there are looked for. */
const MISSING_GRANTS = `
  select e.role, e.relation, e.privilege, e.columns
    from jsonb_to_recordset($1) e(role text, relation text, privilege text, columns text[])
    join pg_class c on c.oid = to_regclass('public.' || e.relation)
   where case when e.columns is null then not has_table_privilege(e.role::name, c.oid, e.privilege)
              else exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = any(e.columns)
                              and not has_column_privilege(e.role::name, c.oid, a.attnum, e.privilege)) end`;

const MISSING_CALLS = `
  select e.key as function, e.value as role from jsonb_each_text($1) e
   where not has_function_privilege(e.value::name, to_regprocedure('public.' || e.key), 'execute')`;

/** A table with row-level security shows nothing to a role that no policy of it names, and says nothing of that. */
const MISSING_POLICIES = `
  select distinct e.role, e.relation
    from jsonb_to_recordset($1) e(role text, relation text)
    join pg_class c on c.oid = to_regclass('public.' || e.relation) and c.relrowsecurity
   where not exists (select from pg_policy p where p.polrelid = c.oid and array[0, to_regrole(e.role)]::oid[] && p.polroles)
  union all
  select null, c.relname
    from pg_class c join pg_roles o on o.oid = c.relowner
   where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and not o.rolsuper and not o.rolbypassrls
     and not exists (select from pg_policy p where p.polrelid = c.oid and array[0, c.relowner]::oid[] && p.polroles)
   order by 2, 1`;

/** The statements by which the owner of the tables gives the roles of the service what they lack; they exist already. */
export async function missingRights(client: pg.ClientBase): Promise<string[]> {
  const expected = [JSON.stringify(expectedRights())];
  const { rows: grants } = await client.query<Right>(MISSING_GRANTS, expected);
  const { rows: calls } = await client.query<{ function: string; role: string }>(MISSING_CALLS, [
    JSON.stringify(CALLS),
  ]);
  const { rows: policies } = await client.query<{ role: DatabaseRole | null; relation: string }>(
    MISSING_POLICIES,
    expected,
  );
  return [
    ...grants.map(grantOf),
    ...calls.map(({ function: name, role }) => `grant execute on function ${name} to ${role}`),
    ...policies.map(({ role, relation }) => policyOf(role, relation)),
  ];
}

function expectedRights(): Right[] {
  return Object.values(DATABASE_ROLES).flatMap((role) =>
    Object.entries(RIGHTS[role]).flatMap(([relation, privileges]) =>
      [...privileges.matchAll(PRIVILEGE)].map(([, privilege = '', columns]) => ({
        role,
        relation,
        privilege,
        columns: columns?.split(', ') ?? null,
      })),
    ),
  );
}

function grantOf({ role, relation, privilege, columns }: Right): string {
  return `grant ${privilege}${columns === null ? '' : ` (${columns.join(', ')})`} on ${relation} to ${role}`;
}

function policyOf(role: DatabaseRole | null, table: string): string {
  if (role === null) return ownerPolicy(table);
  if (role === DATABASE_ROLES.system) return systemPolicy(table);
  return tenantPolicy(table, table === 'organisations' ? 'id' : 'organisation_id');
}
