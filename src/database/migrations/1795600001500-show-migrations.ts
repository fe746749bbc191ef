import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

const ROLES = Object.values(DATABASE_ROLES).join(', ');

/** An account that owns nothing can tell that nothing is left to migrate, and needs no owner's password then. */
export class ShowMigrations1795600001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`grant select on migrations to ${ROLES}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`revoke select on migrations from ${ROLES}`);
  }
}
