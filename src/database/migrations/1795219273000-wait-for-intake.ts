import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What an intake relies on: the columns that it compares within its transaction. */
const RELIED_ON: Record<string, readonly string[]> = {
  cohorts: ['status', 'form_validation', 'form_version', 'review_price'],
  api_keys: ['revoked_at', 'expires_at'],
};

/**
 * Closing a cohort or revoking a key waits for the submissions that are being committed under it, and has those that
 * come later wait for it. By advisory locks: row locks would be written with every submission, and a steady stream of
 * those who share one would never let anybody through who wants the row alone.
 */
export class WaitForIntake1795219273000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function intake_lock(id uuid) returns bigint language sql immutable strict parallel safe
        return hashtextextended(id::text, 0);
      create function wait_for_intake() returns trigger language plpgsql as $$
        begin
          perform pg_advisory_xact_lock(intake_lock(old.id));
          return new;
        end
      $$;
    `);
    for (const [table, columns] of Object.entries(RELIED_ON)) {
      const [before, after] = ['old', 'new'].map((row) => columns.map((column) => `${row}.${column}`).join(', '));
      await runner.query(`
        create trigger ${table}_wait_for_intake before update on ${table}
          for each row when ((${before}) is distinct from (${after})) execute function wait_for_intake();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(RELIED_ON)) await runner.query(`drop trigger ${table}_wait_for_intake on ${table}`);
    await runner.query('drop function wait_for_intake(); drop function intake_lock(uuid)');
  }
}
