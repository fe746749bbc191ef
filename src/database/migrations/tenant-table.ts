import { DATABASE_ROLES } from '../roles.js';

/**
 * SQL that lets the tenant role see only the rows of the organisation that its transaction named. Forced, so that it
 * would bind the owner as well; the owner has a policy of its own, because a migration that saw no rows would lose them.
 */
export function tenantTable(table: string, privileges: string, column = 'organisation_id'): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy tenant on ${table} to ${DATABASE_ROLES.tenant}
      using (${column} = (select current_organisation())) with check (${column} = (select current_organisation()));
    create policy owner on ${table} to current_user using (true) with check (true);
    grant ${privileges} on ${table} to ${DATABASE_ROLES.tenant};
  `;
}

/** SQL that lets the system role use a table across organisations, as far as these privileges go. */
export function systemAccess(table: string, privileges: string): string {
  return `
    create policy system on ${table} to ${DATABASE_ROLES.system} using (true) with check (true);
    grant ${privileges} on ${table} to ${DATABASE_ROLES.system};
  `;
}

/** Undoes both. */
export function sharedTable(table: string): string {
  return `
    drop policy if exists tenant on ${table};
    drop policy if exists owner on ${table};
    drop policy if exists system on ${table};
    alter table ${table} no force row level security;
    alter table ${table} disable row level security;
    revoke all on ${table} from ${DATABASE_ROLES.tenant}, ${DATABASE_ROLES.system};
  `;
}
