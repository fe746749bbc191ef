import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/**
 * Lists in the order of updates. The index is one of standings, like those of all other orders: on submissions, whose rows
 * a review updates twice, it would be written each time, and all other indexes of theirs with it. It has all that a
 * list of a cohort asks of a standing, so that what is not of the list is passed by without reading its row.
 */
export class OrderStandingsByUpdate1795600013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submission_standings add column updated_at timestamptz;
      -- Nothing that is counted changes.
      alter table submission_standings disable trigger user;
      update submission_standings e set updated_at = s.updated_at from submissions s
       where s.organisation_id = e.organisation_id and s.id = e.submission_id;
      alter table submission_standings enable trigger user;
      alter table submission_standings alter column updated_at set not null;
      create index submission_standings_updated
        on submission_standings (cohort_id, environment, updated_at, submission_id) include (organisation_id, verdict);
      ${VIEW};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view searchable_standings;
      alter table submission_standings drop column updated_at;
      ${VIEW};
      grant select on searchable_standings to ${DATABASE_ROLES.tenant};
    `);
  }
}

/** Has the columns that the table had when it was made. */
const VIEW = `
  create or replace view searchable_standings as
    select * from submission_standings where organisation_id = (select current_organisation())`;
