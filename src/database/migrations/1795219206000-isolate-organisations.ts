import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { sharedTable, systemAccess, tenantTable } from './tenant-table.js';

const ALL = 'select, insert, update, delete';

/** Tables of one organisation each, and what the service may do with the rows of its own. */
const TENANT_TABLES: Record<string, string> = {
  members: ALL,
  portal_sessions: 'select (member_id), delete',
  cohorts: 'select, insert, update',
  form_versions: 'select, insert',
  schemas: 'select, insert',
  api_keys: 'select, insert, update',
  submissions: ALL,
  submission_events: 'select, insert',
  review_tasks: ALL,
  insights_reports: 'select, insert',
  token_accounts: 'select, insert, update',
  token_entries: 'select, insert',
  review_decisions: 'select, insert',
};

/** What is looked up across organisations: who a key, a session or an address belongs to, and what work there is. */
const SYSTEM_TABLES: Record<string, string> = {
  organisations: 'select (id)',
  members: 'select',
  portal_sessions: ALL,
  cohorts: 'select (id, status, opens_at, closes_at), update (status, updated_at)',
  api_keys: 'select, update (last_used_at)',
  review_tasks: 'select, update',
};

/** Row-level security beneath every query, so that one that forgets its organisation finds nothing. */
export class IsolateOrganisations1795219206000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const role of Object.values(DATABASE_ROLES)) await runner.query(createRole(role));
    await runner.query(`
      grant usage on schema public to ${DATABASE_ROLES.tenant}, ${DATABASE_ROLES.system};

      -- Empty, not absent, once a transaction that set it is over; neither is an organisation.
      create function current_organisation() returns uuid language sql stable parallel safe
        return nullif(current_setting('app.organisation', true), '')::uuid;
    `);
    await runner.query(tenantTable('organisations', 'select, insert', 'id'));
    for (const [table, privileges] of Object.entries(TENANT_TABLES)) await runner.query(tenantTable(table, privileges));
    for (const [table, privileges] of Object.entries(SYSTEM_TABLES))
      await runner.query(systemAccess(table, privileges));
    await runner.query(`
      grant usage on sequence review_dispatches to ${DATABASE_ROLES.tenant}, ${DATABASE_ROLES.system};

      -- Whoever claims a task does not see the submission yet.
      alter table review_tasks add column run integer;
      update review_tasks set run = submissions.run from submissions where submissions.id = submission_id;
      alter table review_tasks alter column run set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_tasks drop column run');
    for (const table of ['organisations', ...Object.keys(TENANT_TABLES)]) await runner.query(sharedTable(table));
    await runner.query(`
      revoke all on sequence review_dispatches from ${DATABASE_ROLES.tenant}, ${DATABASE_ROLES.system};
      revoke all on schema public from ${DATABASE_ROLES.tenant}, ${DATABASE_ROLES.system};
      drop function current_organisation();
    `);
  }
}

/**
 * Roles belong to the whole server: another database may have made it already, or be making it now. An owner that may
 * not create roles finds them made by somebody who may.
 */
function createRole(role: string): string {
  return `
    do $$
    begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end
    $$;
    do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        grant ${role} to current_user;
      end if;
    exception when insufficient_privilege then null;
    end
    $$;
  `;
}
