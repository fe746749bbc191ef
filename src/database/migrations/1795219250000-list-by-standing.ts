import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { tenantTable } from './tenant-table.js';

const SCORES = ['clarity_score', 'founder_fit_score', 'idea_strength_tenths'];

/**
 * What lists are filtered, sorted and searched by, of submissions whose review is over: written once, in the transaction
 * that ends it, so that taking applications in pays for none of these indexes. What is owed still is found by its task.
 */
export class ListByStanding1795219250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;

      -- No foreign key to the submission: its row is locked by whoever writes here, and is never deleted.
      create table submission_standings (
        organisation_id uuid not null references organisations (id),
        environment text not null,
        submission_id uuid not null,
        cohort_id uuid not null,
        -- 'none' without a decision, and without a report: nulls could not be looked up along with the others.
        review_status text not null,
        verdict text not null,
        clarity_score smallint,
        founder_fit_score smallint,
        -- Not numeric: nor do its comparisons use an index behind row-level security.
        idea_strength_tenths smallint,
        -- Name, address and external id, with a character between them that none of them may have.
        search_text text not null,
        primary key (organisation_id, environment, submission_id)
      );
      insert into submission_standings
      select s.organisation_id, s.environment, s.id, s.cohort_id, coalesce(s.review_status, 'none'), coalesce(r.verdict, 'none'),
             r.clarity_score, r.founder_fit_score, r.idea_strength_score * 10,
             concat_ws(chr(31), s.founder_name, s.contact_email, s.external_id)
        from submissions s left join insights_reports r on r.submission_id = s.id
       where s.status in ('complete', 'failed') and s.erased_at is null;

      create index submission_standings_newest
        on submission_standings (cohort_id, environment, review_status, verdict, submission_id);
      create index submission_standings_text on submission_standings using gin (search_text gin_trgm_ops);
    `);
    for (const score of SCORES) {
      await runner.query(`
        create index submission_standings_by_${score}
          on submission_standings (cohort_id, environment, review_status, verdict, ${score}, submission_id);
      `);
    }
    await runner.query(tenantTable('submission_standings', 'select, insert, update, delete'));
    // Row-level security does not let a text be looked up in an index, lest its operator tell of others' rows.
    await runner.query(`
      create view searchable_standings as
        select * from submission_standings where organisation_id = (select current_organisation());
      grant select on searchable_standings to ${DATABASE_ROLES.tenant};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view searchable_standings; drop table submission_standings');
  }
}
