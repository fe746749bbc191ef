import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What is written with every application and every review belongs to the organisation that its transaction named, as
 * row-level security has it, and pays from that organisation's account, which refers to it. Foreign keys of their own
 * looked the same organisation up, and locked its row, for every single row.
 */
export class DropRepeatedForeignKeys1795219262000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`alter table ${table} drop constraint ${table}_organisation_id_fkey`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(
        `alter table ${table} add constraint ${table}_organisation_id_fkey foreign key (organisation_id) references organisations (id)`,
      );
    }
  }
}

const TABLES = [
  'review_tasks',
  'token_entries',
  'remembered_answers',
  'submission_standings',
  'cohort_statistics_changes',
];
