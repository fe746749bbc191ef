import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/**
 * The columns that decide about requests, which processes keep in memory. The time of the last use is not one of them.
 */
const DECISIVE =
  'organisation_id, name, environment, scopes, cohort_id, key_hash, expires_at, revoked_at, rate_limit_per_minute';

/** API keys, which may be restricted to a cohort. */
export class CreateKeys1795600004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_keys (
        id uuid not null,
        organisation_id uuid not null references organisations (id),
        name text not null,
        environment text not null check (environment in ('test', 'live')),
        scopes text[] not null,
        cohort_id uuid,
        key_hash bytea not null unique,
        last_four text not null,
        created_by uuid,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz,
        -- Of its own, for a key that needs more, or is to have less, than the usual one.
        rate_limit_per_minute integer check (rate_limit_per_minute > 0),
        primary key (organisation_id, id),
        foreign key (organisation_id, cohort_id) references cohorts (organisation_id, id),
        foreign key (organisation_id, created_by) references members (organisation_id, id) on delete set null (created_by)
      );
      create trigger api_keys_tell_change after update of ${DECISIVE} or delete on api_keys
        for each row execute function tell_change();
      -- What an intake relies on: the columns that it compares within its transaction.
      create trigger api_keys_wait_for_intake before update on api_keys
        for each row when ((old.revoked_at, old.expires_at) is distinct from (new.revoked_at, new.expires_at))
        execute function wait_for_intake();
    `);
    await runner.query(tenantTable('api_keys', 'select, insert, update'));
    await runner.query(systemAccess('api_keys', 'select, update (last_used_at)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table api_keys');
  }
}
