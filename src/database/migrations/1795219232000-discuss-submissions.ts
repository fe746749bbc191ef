import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table.js';

/** What the team says to one another about a submission. */
export class DiscussSubmissions1795219232000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submission_notes (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        submission_id uuid not null references submissions (id) on delete cascade,
        member_id uuid references members (id) on delete set null,
        text text not null,
        created_at timestamptz not null default now()
      );
      create index submission_notes_of_submission on submission_notes (submission_id, id);
      create index submission_notes_of_member on submission_notes (member_id);
    `);
    await runner.query(tenantTable('submission_notes', 'select, insert, delete'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table submission_notes');
  }
}
