import type pg from 'pg';
import { DatabaseSetupError } from './database-setup.error.js';
import { ownerPolicy, systemPolicy, tenantPolicy } from './migrations/tenant-table.js';
import { withOwnConnection } from './connections.js';
import { CALLS, RIGHTS } from './rights.js';
import { ACCOUNT, type Account, DATABASE_ROLES, type DatabaseRole, ROLES, rolesFor } from './roles.js';

const NAMED = 3;

/**
 * What is missing of the rights $1 and the calls $2 on objects that exist; creating the others is up to migrations. A function
 * that is restored without its privileges may be called by anybody.
 */
const MISSING_GRANTS = String.raw`
  select format('grant %s%s on %s to %s', privilege, ' (' || columns || ')', relation, role) as statement
    from jsonb_each($1) rights (role, granted)
   cross join jsonb_each_text(granted) named (privileges, relations)
   cross join regexp_split_to_table(relations, ', ') relation
   cross join regexp_matches(privileges, '(\w+)(?: \(([^)]*)\))?', 'g') parts
   cross join lateral (select parts[1] as privilege, parts[2] as columns) p
    join pg_class c on c.oid = to_regclass('public.' || relation)
   where case when columns is null then not has_table_privilege(role::name, c.oid, privilege)
              else exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = any(string_to_array(columns, ', '))
                              and not has_column_privilege(role::name, c.oid, a.attnum, privilege)) end
  union all
  select case grantee when 0 then format('revoke execute on function %s from public', function)
                      else format('grant execute on function %s to %s', function, role) end
    from jsonb_each_text($2) calls (function, role)
    join pg_proc p on p.oid = to_regprocedure('public.' || function)
   cross join lateral unnest(array[0, to_regrole(role)]::oid[]) grantee
   where (grantee = 0) = exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
                                  where a.grantee = grantee.grantee)`;

interface MissingPolicy {
  /** Null for the owner of the tables. */
  readonly role: DatabaseRole | null;
  readonly relation: string;
}

/** A table with row-level security shows no rows, and no error, to a role without a policy. */
const MISSING_POLICIES = `
  select role, relation
    from jsonb_each($1) rights (role, granted), jsonb_each_text(granted) named (privileges, relations),
         regexp_split_to_table(relations, ', ') relation
    join pg_class c on c.oid = to_regclass('public.' || relation) and c.relrowsecurity
   where not exists (select from pg_policy p where p.polrelid = c.oid and array[0, to_regrole(role)]::oid[] && p.polroles)
  union all
  select null, c.relname
    from pg_class c join pg_roles o on o.oid = c.relowner
   where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and not o.rolsuper and not o.rolbypassrls
     and not exists (select from pg_policy p where p.polrelid = c.oid and array[0, c.relowner]::oid[] && p.polroles)
   order by 2, 1`;

/** Refuses to start where every request would fail, after a restore without roles or privileges; says what mends it. */
export function assertServiceRights(url: string): Promise<void> {
  return withOwnConnection({ url, name: 'intake' }, async (client) => {
    const { rows } = await client.query<Account>(ACCOUNT, [ROLES]);
    rows.forEach(assertMember);
    const statements = await missingRights(client);
    if (statements.length === 0) return;
    const more = statements.length > NAMED ? ` and ${statements.length - NAMED} more` : '';
    throw new DatabaseSetupError(
      `The database lacks ${statements.length} of the service's rights, as after a restore without its roles or privileges ` +
        `(${statements.slice(0, NAMED).join('; ')}${more}): give them back with the command repair-rights.`,
    );
  });
}

/** Gives the roles of the service the rights that they lack, all or none. @returns the statements that did */
export function repairRights(ownerUrl: string): Promise<string[]> {
  return withOwnConnection({ url: ownerUrl, name: 'intake-rights' }, async (client) => {
    const statements = await missingRights(client);
    if (statements.length > 0) await client.query(`begin; ${statements.join('; ')}; commit`);
    return statements;
  });
}

function assertMember({ account, missing, foreign }: Account): void {
  if (missing.length > 0) {
    throw new DatabaseSetupError(
      `The roles of the service are missing on this server (${missing.join(', ')}), and what was granted to them. Have an administrator of ` +
        `PostgreSQL run: ${rolesFor(account, missing)} Then give the rights back with the command repair-rights.`,
    );
  }
  if (foreign.length > 0) {
    throw new DatabaseSetupError(
      `The account ${account} may not become ${foreign.join(' or ')}. Have an administrator of PostgreSQL run: grant ${foreign.join(', ')} to ${account};`,
    );
  }
}

/** The grants by which the owner of the tables gives the roles, which exist, what they lack. */
async function missingRights(client: pg.ClientBase): Promise<string[]> {
  const { rows: grants } = await client.query<{ statement: string }>(MISSING_GRANTS, [RIGHTS, CALLS]);
  const { rows: policies } = await client.query<MissingPolicy>(MISSING_POLICIES, [RIGHTS]);
  return [...grants.map(({ statement }) => statement), ...policies.map(policyOf)];
}

function policyOf({ role, relation }: MissingPolicy): string {
  if (role === null) return ownerPolicy(relation);
  if (role === DATABASE_ROLES.system) return systemPolicy(relation);
  return tenantPolicy(relation, relation === 'organisations' ? 'id' : 'organisation_id');
}
