import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/** What the verdict is made from, in tenths: lists are sorted by it in an index of its own, as by each of the three scores. */
export class RankByOverallScore1795219280000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submission_standings add overall_tenths smallint
        generated always as (3 * clarity_score + 4 * founder_fit_score + 3 * idea_strength_tenths) stored;
      create index submission_standings_by_overall_tenths
        on submission_standings (cohort_id, environment, review_status, verdict, overall_tenths, submission_id);
    `);
    await renewView(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view searchable_standings; alter table submission_standings drop overall_tenths');
    await renewView(runner);
  }
}

/** A view has the columns that its table had. */
async function renewView(runner: QueryRunner): Promise<void> {
  await runner.query(`
    drop view if exists searchable_standings;
    create view searchable_standings as
      select * from submission_standings where organisation_id = (select current_organisation());
    grant select on searchable_standings to ${DATABASE_ROLES.tenant};
  `);
}
