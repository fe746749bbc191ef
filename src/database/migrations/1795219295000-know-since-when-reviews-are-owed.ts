import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** `available_at` moves when a review is put off, and the submission's own time is that of its first review only. */
export class KnowSinceWhenReviewsAreOwed1795219295000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_tasks add column owed_since timestamptz not null default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_tasks drop column owed_since');
  }
}
