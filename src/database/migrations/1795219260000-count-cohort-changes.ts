import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** So that whoever changes a cohort can say which state of it was seen. */
export class CountCohortChanges1795219260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cohorts add column version integer not null default 1');
    // The clock opens and closes cohorts of all organisations.
    await runner.query(`grant select (version), update (version) on cohorts to ${DATABASE_ROLES.system}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cohorts drop column version');
  }
}
