import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What few of an organisation have may be in half of all others' submissions: each search for it read all of these, and
 * its time told of them. An array, because PostgreSQL itself indexes arrays of identifiers along with trigrams.
 */
export class SearchWithinOrganisations1795219271000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index submission_standings_text;
      create index submission_standings_text on submission_standings using gin (search_text gin_trgm_ops, (array[organisation_id]));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index submission_standings_text;
      create index submission_standings_text on submission_standings using gin (search_text gin_trgm_ops);
    `);
  }
}
