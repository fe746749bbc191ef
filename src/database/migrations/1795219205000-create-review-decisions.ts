import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Who decided what on a submission, and why. */
export class CreateReviewDecisions1795219205000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table review_decisions (
        id uuid primary key,
        organisation_id uuid not null references organisations (id),
        submission_id uuid not null references submissions (id) on delete cascade,
        member_id uuid references members (id) on delete set null,
        from_status text,
        to_status text,
        reason text,
        decided_at timestamptz not null default now()
      );
      create index review_decisions_of_submission on review_decisions (submission_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table review_decisions');
  }
}
