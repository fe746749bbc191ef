import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A report is found by its submission, never by its own id. The organisation is the submission's, as row-level security
 * has it; a foreign key of its own would lock its row with every report.
 */
export class IdentifyReportsBySubmission1795219242000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table insights_reports
        drop constraint insights_reports_pkey,
        drop constraint insights_reports_submission_id_key,
        drop constraint insights_reports_organisation_id_fkey,
        add primary key (submission_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table insights_reports
        drop constraint insights_reports_pkey,
        add primary key (id),
        add constraint insights_reports_submission_id_key unique (submission_id),
        add foreign key (organisation_id) references organisations (id);
    `);
  }
}
