import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What a stage spent on a language model, also where it failed in the end. */
export class RecordTokenUsage1795219210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submission_events add column usage json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table submission_events drop column usage');
  }
}
