import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { tenantTable } from './tenant-table.js';

/** Who did what when: added to in the transactions that do it, and never changed. */
export class RecordDeeds1795219231000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entries (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        actor_kind text not null check (actor_kind in ('member', 'system')),
        -- What an entry is about may be gone, and so may its author: there are no foreign keys to either.
        actor_id uuid,
        actor_name text,
        action text not null,
        target_kind text not null,
        target_id uuid not null,
        before json,
        after json,
        address text,
        request_id text,
        created_at timestamptz not null,
        check ((actor_kind = 'member') = (actor_id is not null))
      );
      create index audit_entries_newest on audit_entries (organisation_id, id desc);
      create index audit_entries_of_target on audit_entries (organisation_id, target_id, id desc);
      create index audit_entries_of_actor on audit_entries (organisation_id, actor_id, id desc);

      create function refuse_change() returns trigger language plpgsql as $$
        begin
          raise exception '% is append-only', tg_table_name;
        end
      $$;
      create trigger audit_entries_append_only before update or delete on audit_entries
        for each row execute function refuse_change();
      create trigger audit_entries_stay before truncate on audit_entries execute function refuse_change();
    `);
    await runner.query(tenantTable('audit_entries', 'select, insert'));
    // A session begins and ends together with the entry about it.
    await runner.query(`grant insert, select (token_hash) on portal_sessions to ${DATABASE_ROLES.tenant}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke insert, select (token_hash) on portal_sessions from ${DATABASE_ROLES.tenant};
      drop table audit_entries;
      drop function refuse_change();
    `);
  }
}
