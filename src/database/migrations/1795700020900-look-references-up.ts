import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/**
 * As `searchable_standings` for texts: row-level security lets no index of an expression be used either, so that all
 * submissions of an organisation were read for each search that might have been for a reference.
 */
export class LookReferencesUp1795700020900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view searchable_submissions as
        select id, organisation_id, reference from submissions where organisation_id = (select current_organisation());
      grant select on searchable_submissions to ${DATABASE_ROLES.tenant};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view searchable_submissions');
  }
}
