import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';
import { systemAccess, tenantTable } from './tenant-table.js';

/** In the order of bytes, which is found fastest. Not an enum: nor do comparisons of those use an index behind row-level security. */
const NAME = 'text collate "C" not null';

const SCORES = ['clarity_score', 'founder_fit_score', 'idea_strength_tenths', 'overall_tenths'];

/**
 * What lists are filtered, sorted and searched by, of submissions whose review is over: written once, in the transaction
 * that ends it, so that taking applications in pays for none of these indexes. What is owed still is found by its task.
 * And how often each fact holds among a cohort's submissions: each change adds a row of changes, which waits for no
 * lock; workers add those up from time to time.
 */
export class CreateStandings1795600008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;

      -- No foreign key to the submission: every statement that writes here locks its row, and it is never deleted.
      create table submission_standings (
        organisation_id uuid not null,
        environment ${NAME} check (environment in ('test', 'live')),
        submission_id uuid not null,
        cohort_id uuid not null,
        -- 'none' without a decision, and without a report: nulls could not be looked up along with the others.
        review_status ${NAME},
        verdict ${NAME},
        clarity_score smallint,
        founder_fit_score smallint,
        -- Not numeric: nor do its comparisons use an index behind row-level security.
        idea_strength_tenths smallint,
        -- Names, address and external id in lower case, with a character between them that none of them may have.
        search_text text not null,
        -- What the verdict is made from, in tenths.
        overall_tenths smallint generated always as (3 * clarity_score + 4 * founder_fit_score + 3 * idea_strength_tenths) stored,
        flagged boolean not null,
        found_by text not null generated always as (search_key(search_text)) stored,
        primary key (organisation_id, environment, submission_id)
      );
      create index submission_standings_newest
        on submission_standings (cohort_id, environment, review_status, verdict, submission_id);
      create index submission_standings_flagged
        on submission_standings (cohort_id, environment, review_status, verdict, overall_tenths, submission_id) where flagged;
      -- An array, because PostgreSQL itself indexes arrays of identifiers along with trigrams: what few of an organisation
      -- have may be in half of all others' submissions.
      create index submission_standings_text on submission_standings using gin (found_by gin_trgm_ops, (array[organisation_id]));

      create table cohort_statistics (
        organisation_id uuid not null references organisations (id),
        cohort_id uuid not null,
        -- A kind, a blank, and what it is, such as 'verdict COHORT_STRONG'.
        fact text not null,
        count bigint not null,
        primary key (organisation_id, cohort_id, fact)
      ) with (fillfactor = 50);

      create table cohort_statistics_changes (
        id bigint generated always as identity,
        organisation_id uuid not null,
        cohort_id uuid not null,
        added text[] not null,
        removed text[] not null,
        primary key (organisation_id, id)
      );
      create index cohort_statistics_changes_of_cohort on cohort_statistics_changes (organisation_id, cohort_id);
    `);
    for (const score of SCORES) {
      await runner.query(`
        create index submission_standings_by_${score}
          on submission_standings (cohort_id, environment, review_status, verdict, ${score}, submission_id);
      `);
    }
    await runner.query(COUNTING);
    await runner.query(tenantTable('submission_standings', 'select, insert, update, delete'));
    // Row-level security does not let a text be looked up in an index, lest its operator tell of others' rows.
    await runner.query(`
      create view searchable_standings as
        select * from submission_standings where organisation_id = (select current_organisation());
      grant select on searchable_standings to ${DATABASE_ROLES.tenant};
    `);
    await runner.query(tenantTable('cohort_statistics', 'select, insert, update'));
    await runner.query(tenantTable('cohort_statistics_changes', 'select, insert, update, delete'));
    await runner.query(systemAccess('cohort_statistics_changes', 'select (organisation_id)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view searchable_standings;
      drop table cohort_statistics_changes, cohort_statistics, submission_standings;
      drop function flag_standing(), count_standings(), standing_fact(text, text, text, boolean);
    `);
  }
}

/** Made by the database itself, whatever writes standings; statements change many at once. */
const COUNTING = `
  create function flag_standing() returns trigger language plpgsql as $$
    begin
      new.flagged := coalesce((select is_flagged(guard_rail_flags) from insights_reports where organisation_id = new.organisation_id and submission_id = new.submission_id), false);
      return new;
    end
  $$;

  create function standing_fact(environment text, decision text, verdict text, flagged boolean)
    returns text language sql immutable parallel safe
    return 'standing ' || environment || ' ' || decision || ' ' || verdict || ' ' || flagged::int;

  create function count_standings() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
        select organisation_id, cohort_id, array_agg(standing_fact(environment, review_status, verdict, flagged)), '{}' from added group by 1, 2;
      end if;
      if tg_op <> 'INSERT' then
        insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
        select organisation_id, cohort_id, '{}', array_agg(standing_fact(environment, review_status, verdict, flagged)) from removed group by 1, 2;
      end if;
      return null;
    end
  $$;

  create trigger submission_standings_flag before insert on submission_standings
    for each row when (new.flagged is null) execute function flag_standing();
  create trigger submission_standings_count_new after insert on submission_standings
    referencing new table as added for each statement execute function count_standings();
  create trigger submission_standings_count_changed after update on submission_standings
    referencing new table as added old table as removed for each statement execute function count_standings();
  create trigger submission_standings_count_gone after delete on submission_standings
    referencing old table as removed for each statement execute function count_standings();
  alter table submission_standings enable always trigger submission_standings_flag,
    enable always trigger submission_standings_count_new, enable always trigger submission_standings_count_changed,
    enable always trigger submission_standings_count_gone;
`;
