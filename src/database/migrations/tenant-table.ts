import { DATABASE_ROLES } from '../roles.js';

const OWN = '(select current_organisation())';

/** SQL of a policy that shows the rows of the organisation that the transaction named, and no others. */
export function tenantPolicy(table: string, column: string): string {
  return `create policy tenant on ${table} to ${DATABASE_ROLES.tenant} using (${column} = ${OWN}) with check (${column} = ${OWN})`;
}

/** SQL of a policy that shows all rows to what looks across organisations, as far as it has privileges. */
export function systemPolicy(table: string): string {
  return `create policy system on ${table} to ${DATABASE_ROLES.system} using (true) with check (true)`;
}

/** SQL of a policy that shows the owner all rows, because a migration that saw none would lose them. */
export function ownerPolicy(table: string): string {
  return `create policy owner on ${table} to current_user using (true) with check (true)`;
}

/**
 * SQL that lets the tenant role see only the rows of the organisation that its transaction named. Forced, so that it
 * would bind the owner as well, who has a policy of its own.
 */
export function tenantTable(table: string, privileges: string, column = 'organisation_id'): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    ${tenantPolicy(table, column)};
    ${ownerPolicy(table)};
    grant ${privileges} on ${table} to ${DATABASE_ROLES.tenant};
  `;
}

/** SQL that lets the system role use a table across organisations, as far as these privileges go. */
export function systemAccess(table: string, privileges: string): string {
  return `
    ${systemPolicy(table)};
    grant ${privileges} on ${table} to ${DATABASE_ROLES.system};
  `;
}
