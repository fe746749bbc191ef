import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { CHANGES_CHANNEL } from '../changes-channel.js';

/** What decides about requests and is kept in memory by those who serve them. Being used changes nothing about a key. */
const DECISIVE: Record<string, string> = {
  api_keys:
    'organisation_id, name, environment, scopes, cohort_id, key_hash, expires_at, revoked_at, rate_limit_per_minute',
  cohorts:
    'organisation_id, name, description, brief, status, opens_at, closes_at, form_validation, form_version, fit_dimensions, ' +
    'strength_criteria, thresholds, review_price, updated_at',
};

/** Tells every process of a change to a key or a cohort, in the transaction that makes it. */
export class TellChanges1795219220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_change() returns trigger language plpgsql as $$
        begin
          perform pg_notify('${CHANGES_CHANNEL}', tg_table_name || ' ' || old.id);
          return null;
        end
      $$;
    `);
    for (const [table, columns] of Object.entries(DECISIVE)) {
      await runner.query(`
        create trigger ${table}_tell_change after update of ${columns} or delete on ${table}
          for each row execute function tell_change();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(DECISIVE)) await runner.query(`drop trigger ${table}_tell_change on ${table}`);
    await runner.query('drop function tell_change()');
  }
}
