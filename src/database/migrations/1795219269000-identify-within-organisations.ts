import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What a review is owed by, and what it leaves to be indexed, is always looked up within its organisation: one index fewer to
 * enter when it is owed, when it is claimed and when it is over. A task begins in the transaction that stores its
 * submission, which is never deleted; its foreign key looked for the same row once more.
 */
export class IdentifyWithinOrganisations1795219269000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index review_tasks_of_organisation, waiting_fingerprints_of_organisation;
      alter table review_tasks drop constraint review_tasks_submission_id_fkey, drop constraint review_tasks_pkey;
      alter table review_tasks add primary key (organisation_id, submission_id) include (price);
      alter table waiting_fingerprints drop constraint waiting_fingerprints_pkey;
      alter table waiting_fingerprints add primary key (organisation_id, submission_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table review_tasks drop constraint review_tasks_pkey;
      alter table review_tasks
        add primary key (submission_id),
        add constraint review_tasks_submission_id_fkey foreign key (submission_id) references submissions (id) on delete cascade;
      create index review_tasks_of_organisation on review_tasks (organisation_id, submission_id) include (price);
      alter table waiting_fingerprints drop constraint waiting_fingerprints_pkey;
      alter table waiting_fingerprints add primary key (submission_id);
      create index waiting_fingerprints_of_organisation on waiting_fingerprints (organisation_id, submission_id);
    `);
  }
}
