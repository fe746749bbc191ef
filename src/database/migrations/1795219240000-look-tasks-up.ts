import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Row-level security names the organisation in every query; with the submission in the same index, the tasks of a few
 * submissions are found there without a look at all others of the organisation.
 */
export class LookTasksUp1795219240000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index review_tasks_of_organisation;
      create index review_tasks_of_organisation on review_tasks (organisation_id, submission_id) include (price);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index review_tasks_of_organisation;
      create index review_tasks_of_organisation on review_tasks (organisation_id) include (price);
    `);
  }
}
