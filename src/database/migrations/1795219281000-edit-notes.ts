import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** A note can be changed by its author, and says that it was. */
export class EditNotes1795219281000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submission_notes add edited_at timestamptz;
      grant update (text, edited_at) on submission_notes to ${DATABASE_ROLES.tenant};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke update (text) on submission_notes from ${DATABASE_ROLES.tenant};
      alter table submission_notes drop edited_at;
    `);
  }
}
