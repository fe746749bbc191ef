import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Neither rewrites the table: of reports of before, nothing is known of it. Neither holds words of an applicant. */
export class TellHowSureReportsAre1795219297000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table insights_reports add column confidence text, add column clarity_roles json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table insights_reports drop column confidence, drop column clarity_roles');
  }
}
