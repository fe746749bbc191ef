import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** Columns that hold words of or about an applicant, in tables that otherwise stay as they were written. */
const ERASABLE: Record<string, string> = {
  insights_reports: 'business_summary, fit_reasoning, fit_dimensions, strength_criteria, guard_rail_flags',
  review_decisions: 'reason',
  submission_events: 'detail',
};

/** An erased submission keeps its row, for the ledger, the statistics and its external id, and nothing of the applicant. */
export class EraseSubmissions1795219234000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions add column erased_at timestamptz;
      alter table submissions add check (erased_at is null or (founder_name is null and contact_email = '' and answers::text = '[]'));
    `);
    for (const [table, columns] of Object.entries(ERASABLE)) {
      await runner.query(`grant update (${columns}) on ${table} to ${DATABASE_ROLES.tenant}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(ERASABLE)) {
      await runner.query(`revoke update (${columns}) on ${table} from ${DATABASE_ROLES.tenant}`);
    }
    await runner.query('alter table submissions drop column erased_at');
  }
}
