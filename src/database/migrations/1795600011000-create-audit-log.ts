import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { tenantTable } from './tenant-table.js';

/** Who did what when: added to in the transactions that do it, and never changed. */
export class CreateAuditLog1795600011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entries (
        id uuid not null,
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
        primary key (organisation_id, id),
        check ((actor_kind = 'member') = (actor_id is not null))
      );
      -- Old ones are deleted of all organisations, in the order of their ids.
      create index audit_entries_oldest on audit_entries (id);
      create index audit_entries_of_target on audit_entries (organisation_id, target_id, id desc);
      create index audit_entries_of_actor on audit_entries (organisation_id, actor_id, id desc);

      -- Nobody deletes an entry but this function, and it only old ones. Identifiers begin with the time that they were made.
      create function purge_audit_entries(days integer, most integer) returns integer language plpgsql
        security definer set search_path = pg_catalog, public, pg_temp as $$
        declare
          oldest_kept timestamptz := now() - make_interval(days => greatest(days, 30));
          first_kept uuid := (lpad(to_hex(floor(extract(epoch from oldest_kept) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
          purged integer;
        begin
          -- Not by a setting of the function itself: only a superuser may make one with a name like this.
          perform set_config('app.purges_audit_entries', 'yes', true);
          delete from audit_entries where (organisation_id, id) in (
            select organisation_id, id from audit_entries where id < first_kept and created_at < oldest_kept
             order by id limit most for update skip locked);
          get diagnostics purged = row_count;
          perform set_config('app.purges_audit_entries', '', true);
          return purged;
        end
      $$;
      revoke all on function purge_audit_entries(integer, integer) from public;
      grant execute on function purge_audit_entries(integer, integer) to ${DATABASE_ROLES.system};
      create trigger audit_entries_append_only before update on audit_entries for each row execute function refuse_change();
      create trigger audit_entries_are_kept before delete on audit_entries for each row
        when (current_setting('app.purges_audit_entries', true) is distinct from 'yes') execute function refuse_change();
      create trigger audit_entries_stay before truncate on audit_entries execute function refuse_change();
    `);
    await runner.query(tenantTable('audit_entries', 'select, insert'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function purge_audit_entries(integer, integer); drop table audit_entries');
  }
}
