import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** What is kept for so long and no longer: applications of completed cohorts, and entries of the audit log. */
export class RetainForDays1795219274000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table cohorts
        add column retention_days integer check (retention_days between 1 and 3650),
        add column completed_at timestamptz,
        -- When the next batch of its applications is to be erased; null for never, and when all are.
        add column erasure_due_at timestamptz;
      update cohorts set completed_at = updated_at where status = 'completed';
      create index cohorts_erasure_due on cohorts (erasure_due_at) where erasure_due_at is not null;
      grant select (organisation_id, erasure_due_at), update (erasure_due_at) on cohorts to ${DATABASE_ROLES.system};

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
          delete from audit_entries where id in (
            select id from audit_entries where id < first_kept and created_at < oldest_kept
             order by id limit most for update skip locked);
          get diagnostics purged = row_count;
          perform set_config('app.purges_audit_entries', '', true);
          return purged;
        end
      $$;
      revoke all on function purge_audit_entries(integer, integer) from public;
      grant execute on function purge_audit_entries(integer, integer) to ${DATABASE_ROLES.system};
      drop trigger audit_entries_append_only on audit_entries;
      create trigger audit_entries_append_only before update on audit_entries for each row execute function refuse_change();
      create trigger audit_entries_are_kept before delete on audit_entries for each row
        when (current_setting('app.purges_audit_entries', true) is distinct from 'yes') execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger audit_entries_are_kept on audit_entries;
      drop trigger audit_entries_append_only on audit_entries;
      create trigger audit_entries_append_only before update or delete on audit_entries
        for each row execute function refuse_change();
      drop function purge_audit_entries(integer, integer);
      revoke select (organisation_id) on cohorts from ${DATABASE_ROLES.system};
      alter table cohorts drop column retention_days, drop column completed_at, drop column erasure_due_at;
    `);
  }
}
