import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A task is always looked up within its organisation: one index fewer to enter when it is owed, and again when it is claimed.
 * It begins in the transaction that stores its submission, which is never deleted; a foreign key looked for the same row
 * once more.
 */
export class IdentifyTasksWithinOrganisations1795219269000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index review_tasks_of_organisation;
      alter table review_tasks drop constraint review_tasks_submission_id_fkey, drop constraint review_tasks_pkey;
      alter table review_tasks add primary key (organisation_id, submission_id) include (price);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table review_tasks drop constraint review_tasks_pkey;
      alter table review_tasks
        add primary key (submission_id),
        add constraint review_tasks_submission_id_fkey foreign key (submission_id) references submissions (id) on delete cascade;
      create index review_tasks_of_organisation on review_tasks (organisation_id, submission_id) include (price);
    `);
  }
}
