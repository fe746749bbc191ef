import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { DATABASE_ROLES } from '../roles.js';

/**
 * Three things that a list tells of standings, made by the database itself, so that a worker of the version before, which
 * knows none of them, keeps them right as well: a text to search without accents and apostrophes, whether the review
 * flagged anything, and how many there are of each kind.
 */
export class FindAndCountStandings1795219310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    // Rewrites the table once. The text that was searched before stays what workers write, and is searched no more.
    await runner.query(`
      drop index submission_standings_text;
      alter table submission_standings
        add flagged boolean not null default false,
        add found_by text not null generated always as (search_key(search_text)) stored;
      update submission_standings e set flagged = true
        from insights_reports r where r.submission_id = e.submission_id and is_flagged(r.guard_rail_flags);
      -- From here on it is told, or found out: see below.
      alter table submission_standings alter flagged drop default;
      create index submission_standings_text on submission_standings using gin (found_by gin_trgm_ops, (array[organisation_id]));
      create index submission_standings_flagged
        on submission_standings (cohort_id, environment, review_status, verdict, overall_tenths, submission_id) where flagged;
      analyze submission_standings;
    `);
    await renewView(runner);
    await runner.query(COUNTING);
    await runner.query(`
      insert into cohort_statistics (organisation_id, cohort_id, fact, count)
      select organisation_id, cohort_id, standing_fact(environment, review_status, verdict, flagged), count(*) from submission_standings group by 1, 2, 3;
    `);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view searchable_standings;
      drop trigger submission_standings_flag on submission_standings;
      drop trigger submission_standings_count_new on submission_standings;
      drop trigger submission_standings_count_changed on submission_standings;
      drop trigger submission_standings_count_gone on submission_standings;
      drop function flag_standing(), count_standings(), standing_fact(smallint, smallint, smallint, boolean);
      alter table submission_standings drop flagged, drop found_by;
      drop function search_key(text), search_pattern(text), is_flagged(json);
      create index submission_standings_text on submission_standings using gin (search_text gin_trgm_ops, (array[organisation_id]));
      delete from cohort_statistics where fact like 'standing %';
      update cohort_statistics_changes set
        added = array(select fact from unnest(added) fact where fact not like 'standing %'),
        removed = array(select fact from unnest(removed) fact where fact not like 'standing %');
    `);
    await renewView(runner);
  }
}

/**
 * `search_key`: in lower case, accents dropped, letters that are none of the alphabet's written with those that are, and
 * without apostrophes, of which every keyboard has another. Of most texts, which are ASCII, there is little to do.
 */
const FUNCTIONS =
  String.raw`
  create function search_key(text) returns text language sql immutable strict parallel safe
    return case when octet_length($1) = length($1) then translate(lower($1), '''` +
  '`' +
  String.raw`', '')
      else replace(replace(replace(replace(translate(lower(
        regexp_replace(normalize(translate($1, '''` +
  '`' +
  String.raw`´‘’‛ʼʹʻ′＇', ''), nfkd), '[\u0300-\u036f]', '', 'g')),
        'øłđðıħ', 'olddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;

  -- For "like": the text is taken as it is, "%", "_" and "\" stand for themselves.
  create function search_pattern(text) returns text language sql immutable strict parallel safe
    return '%' || regexp_replace(search_key($1), '([\\%_])', '\\\1', 'g') || '%';

  -- What is only informative, as a telephone number in an answer, makes nobody look twice.
  create function is_flagged(flags json) returns boolean language sql immutable strict parallel safe
    return flags::text <> '[]' and exists (select from json_array_elements(flags) flag where flag->>'severity' <> 'info');

  create function flag_standing() returns trigger language plpgsql as $$
    begin
      new.flagged := coalesce((select is_flagged(guard_rail_flags) from insights_reports where submission_id = new.submission_id), false);
      return new;
    end
  $$;
`;

/** As `standing <environment> <decision> <verdict> <flagged>`, in the numbers of standings; previews are counted as well. */
const COUNTING = `
  create function standing_fact(environment smallint, decision smallint, verdict smallint, flagged boolean)
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
`;

/** Statements change many at once. */
const TRIGGERS = `
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

/** A view has the columns that its table had. */
async function renewView(runner: QueryRunner): Promise<void> {
  await runner.query(`
    drop view if exists searchable_standings;
    create view searchable_standings as
      select * from submission_standings where organisation_id = (select current_organisation());
    grant select on searchable_standings to ${DATABASE_ROLES.tenant};
  `);
}
