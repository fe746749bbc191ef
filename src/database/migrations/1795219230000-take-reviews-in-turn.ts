import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Workers take what is due from here, a share of each organisation's in turn; the queue only wakes them. What it was told
 * of no longer matters, so nothing of that is kept.
 */
export class TakeReviewsInTurn1795219230000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index review_tasks_undispatched;
      alter table review_tasks drop column dispatch, drop column dispatched_at;
      drop sequence review_dispatches;
      create index review_tasks_due on review_tasks (organisation_id, available_at) where lease_until is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index review_tasks_due;
      create sequence review_dispatches;
      grant usage on sequence review_dispatches to intake_tenant, intake_system;
      alter table review_tasks add column dispatch bigint not null default nextval('review_dispatches'),
                               add column dispatched_at timestamptz;
      create index review_tasks_undispatched on review_tasks (available_at) where dispatched_at is null;
    `);
  }
}
