import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/**
 * A search that compares one text in lower case with another takes a fifth of the time that `ilike` does, which puts both
 * there for each row. Nobody is shown this text.
 */
export class SearchInLowerCase1795219270000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Rewrites the table with its indexes, which updates would leave twice as large. The view stands on the column.
    await runner.query(`
      drop view searchable_standings;
      alter table submission_standings alter search_text type text using lower(search_text);
      -- What was known of the old column is gone.
      analyze submission_standings (search_text);
      create view searchable_standings as
        select * from submission_standings where organisation_id = (select current_organisation());
      grant select on searchable_standings to ${DATABASE_ROLES.tenant};
    `);
  }

  async down(): Promise<void> {
    // `ilike` finds what is in lower case as well.
  }
}
