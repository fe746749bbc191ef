import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/**
 * Three texts in each of five indexes of every submission's standing were what it took longest to enter. Numbers of a fixed
 * width are compared and found in an entry at once, and the indexes are smaller.
 */
export class GroupStandingsByNumbers1795219266000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await retype(
      runner,
      Object.entries(CODES).map(
        ([column, names]) =>
          `alter ${column} type smallint using case ${column} ${names.map(([name, code]) => `when '${name}' then ${code}`).join(' ')} end`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await retype(
      runner,
      Object.entries(CODES).map(
        ([column, names]) =>
          `alter ${column} type text using case ${column} ${names.map(([name, code]) => `when ${code} then '${name}'`).join(' ')} end`,
      ),
    );
  }
}

const CODES: Readonly<Record<string, readonly (readonly [name: string, code: number])[]>> = {
  environment: [
    ['live', 1],
    ['test', 2],
  ],
  review_status: [
    ['none', 0],
    ['in_review', 1],
    ['shortlisted', 2],
    ['interview', 3],
    ['waitlisted', 4],
    ['approved', 5],
    ['rejected', 6],
    ['withdrawn', 7],
  ],
  verdict: [
    ['none', 0],
    ['COHORT_PERFECT', 1],
    ['COHORT_STRONG', 2],
    ['COHORT_POSSIBLE', 3],
    ['COHORT_UNLIKELY', 4],
    ['COHORT_UNDETERMINED', 5],
  ],
};

/** Rewrites the table with its indexes. The view stands on the columns. */
async function retype(runner: QueryRunner, changes: readonly string[]): Promise<void> {
  await runner.query(`
    drop view searchable_standings;
    alter table submission_standings ${changes.join(', ')};
    create view searchable_standings as
      select * from submission_standings where organisation_id = (select current_organisation());
    grant select on searchable_standings to ${DATABASE_ROLES.tenant};
  `);
}
