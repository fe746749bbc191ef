import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { systemAccess, tenantTable } from './tenant-table.js';

/**
 * How often each fact holds among a cohort's live submissions whose review is over. Whoever changes something adds a row
 * of changes, which waits for nobody; workers add those up from time to time.
 */
export class KeepStatistics1795219251000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cohort_statistics (
        organisation_id uuid not null references organisations (id),
        cohort_id uuid not null,
        -- A kind, a blank, and what it is, such as 'verdict COHORT_STRONG'.
        fact text not null,
        count bigint not null,
        primary key (cohort_id, fact)
      ) with (fillfactor = 50);

      create table cohort_statistics_changes (
        id bigint generated always as identity primary key,
        organisation_id uuid not null references organisations (id),
        cohort_id uuid not null,
        added text[] not null,
        removed text[] not null
      );
      create index cohort_statistics_changes_of_cohort on cohort_statistics_changes (cohort_id);

      insert into cohort_statistics
      select s.organisation_id, cohort_id, fact, count(*)
        from submissions s left join insights_reports r on r.submission_id = s.id
        cross join lateral unnest(array[
          'review_status ' || s.review_status,
          case when status in ('complete', 'failed') then 'status ' || status end,
          case when status in ('complete', 'failed') then 'submitted ' || (submitted_at at time zone 'UTC')::date end,
          'completed ' || (generated_at at time zone 'UTC')::date,
          'verdict ' || verdict,
          'industry ' || industry_field,
          'clarity_score ' || clarity_score,
          'founder_fit_score ' || founder_fit_score,
          'idea_strength_score ' || (idea_strength_score * 10)::integer]) fact
       where environment = 'live' and fact is not null
       group by s.organisation_id, cohort_id, fact;
    `);
    await runner.query(tenantTable('cohort_statistics', 'select, insert, update'));
    await runner.query(tenantTable('cohort_statistics_changes', 'select, insert, update, delete'));
    await runner.query(systemAccess('cohort_statistics_changes', 'select (organisation_id)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cohort_statistics_changes, cohort_statistics');
  }
}
