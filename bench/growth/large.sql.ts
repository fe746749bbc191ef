import { STAGE_NAMES } from '../../src/modules/review/stages/stages.js';
import { RUBRIC_HASH } from '../../src/modules/rubric/rubric.js';

/* How a chunk of the large organisation is made: everything follows from the seed and the number of a submission. */

const DAYS = 300;
/** Long past, so that the same seed gives the same rows on any day. */
const END = '2026-11-01T00:00:00Z';

export const FUNCTIONS = (seed: number): string => `
  create or replace function pg_temp.dice(kind text, n bigint, sides bigint) returns bigint language sql immutable
    return (hashtextextended(kind || n, ${seed}) & 2147483647) % sides;
  create or replace function pg_temp.id_at(at timestamptz, kind text, n bigint) returns uuid language sql immutable
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || n || ${seed}), 1, 3) || '8'
            || substr(md5(kind || n || ${seed}), 4, 15))::uuid;
`;

/** $1 the organisation, $2 its cohorts in order, $3 and $4 the first and the last number, $5 how many there are in all. */
export const CHUNK = `
  create temp table chunk as
  with numbered as (
    select n, timestamptz '${END}' - interval '${DAYS} days' * (1 - n::float8 / $5) as at,
           ($2::uuid[])[1 + (n - 1) * cardinality($2::uuid[]) / $5] as cohort_id,
           case when pg_temp.dice('preview', n, 100) < 4 then 'test' else 'live' end as environment,
           case when n > $5 - least($5 / 1000, 500) then 'pending' when pg_temp.dice('status', n, 100) < 2 then 'failed' else 'complete' end as status,
           (array['Ada', 'Ben', 'Chi', 'Dora', 'Emre', 'Fatou', 'Goran', 'Hana', 'Ines', 'Jonas', 'Kofi', 'Lena', 'Mira', 'Noor', 'Oskar', 'Priya',
                  'Quentin', 'Rosa', 'Sven', 'Tariq', 'Uma', 'Vera', 'Wanda', 'Yusuf', 'Zoë'])[1 + pg_temp.dice('first', n, 25)] as first_name,
           initcap(a.part || b.part || c.part) as last_name,
           20 + pg_temp.dice('clarity', n, 41) + pg_temp.dice('clearer', n, 41) as clarity,
           15 + pg_temp.dice('fit', n, 43) + pg_temp.dice('fitter', n, 43) as fit,
           10 + pg_temp.dice('idea', n, 41) + pg_temp.dice('better', n, 45) as tenths
      from generate_series($3::bigint, $4) n,
           lateral (select (array['an','be','cor','dal','ek','fer','go','hol','is','ju','kar','lom','mar','nev','ok','pet','qui','ros','sal','tor'])[1 + pg_temp.dice('a', n, 20)] as part) a,
           lateral (select (array['a','e','i','o','u','ada','emi','iko','ole','ulu','ann','ett','ill','ost','urr','abe','edo','iva','oma','uri'])[1 + pg_temp.dice('b', n, 20)] as part) b,
           lateral (select (array['for','son','mann','ski','dez','wu','ley','berg','tis','nov','ra','ko','lin','sen','by','ton','vic','shi','di','man'])[1 + pg_temp.dice('c', n, 20)] as part) c
  ), judged as (
    select *, 0.3 * clarity + 0.4 * fit + 0.3 * tenths as composite from numbered
  )
  select n, pg_temp.id_at(at, 'submission', n) as id, $1::uuid as organisation_id, cohort_id, environment, status, at, at + interval '4 seconds' as ended_at,
         first_name || ' ' || last_name as name, lower(first_name || '.' || last_name) || n % 1000 || '@mail-' || n % 20 || '.example' as email,
         case when pg_temp.dice('external', n, 10) < 7 then 'crm-' || n end as external_id, clarity, fit, tenths,
         case when pg_temp.dice('undetermined', n, 50) = 0 then 'COHORT_UNDETERMINED' when composite >= 75 then 'COHORT_PERFECT'
              when composite >= 60 then 'COHORT_STRONG' when composite >= 45 then 'COHORT_POSSIBLE' else 'COHORT_UNLIKELY' end as verdict,
         'Industry ' || sqrt(pg_temp.dice('industry', n, 1600))::integer as industry,
         case when environment = 'live' and status = 'complete' and pg_temp.dice('decided', n, 100) < 40 then
           (array['in_review', 'in_review', 'shortlisted', 'interview', 'waitlisted', 'approved', 'rejected', 'rejected', 'rejected', 'withdrawn'])
             [1 + pg_temp.dice('decision', n, 10)] end as review_status
    from judged`;

const STAGES = STAGE_NAMES.map((name, at) => `(${at + 1}, '${name}')`).join(', ');

/** $1 the member who decided. Each is a statement of its own; all of a chunk are one transaction. */
export const INSERTS: readonly string[] = [
  `insert into submissions (id, organisation_id, cohort_id, environment, form_version, external_id, founder_name, contact_email, answers,
                            status, failure_code, review_status, version, submitted_at, updated_at, reference)
   select id, organisation_id, cohort_id, environment, 1, external_id, name, email,
          json_build_array(
            json_build_object('key', 'problem', 'value', 'Every week ' || n % 97 || ' of the shops we asked lose hours on papers that nobody reads again.'),
            json_build_object('key', 'solution', 'value', 'Our tool reads them once and files them where the tax adviser finds them.'),
            json_build_object('key', 'traction', 'value', n % 211 || ' shops pay for it, and ' || n % 53 || ' wait.')),
          status, case status when 'failed' then 'review_refused' end, review_status,
          case status when 'pending' then 1 else 3 end, at, case status when 'pending' then at else ended_at end,
          (select reference_prefix from cohorts where cohorts.id = cohort_id) || '-' || reference_code(nextval('submission_references'))
     from chunk order by n`,
  `insert into review_attempts (submission_id, run, attempt, organisation_id, passages, failed)
   select id, 1, 1, organisation_id, json_agg(json_build_array(stage, began, began + 20) order by place), status = 'failed'
     from chunk cross join (values ${STAGES}) stages (place, stage)
          cross join lateral (select (extract(epoch from at) * 1000)::bigint + place * 1000 as began) clock
    where status = 'complete' or (status = 'failed' and place <= 2) group by id, organisation_id, status order by id`,
  `insert into review_reports (id, organisation_id, submission_id, business_summary, clarity_score, founder_fit_score, idea_strength_score,
                                 verdict, industry_field, fit_reasoning, fit_dimensions, strength_criteria, guard_rail_flags, provenance, generated_at)
   select pg_temp.id_at(ended_at, 'report', n), organisation_id, id, 'A tool for shops that lose hours on papers.', clarity, fit, tenths / 10.0,
          verdict, industry, 'Rests on ' || n % 211 || ' paying shops.',
          (select json_agg(json_build_object('dimension', dimension, 'score', fit, 'weight', weight, 'coverage', 'not_addressed',
             'reasoning', 'Nothing was recognised.', 'evidence', '[]'::json)) from (values
             ('programme_alignment', 0.25), ('team_strength', 0.25), ('traction', 0.2), ('market_potential', 0.15), ('differentiation', 0.15)) d (dimension, weight)),
          (select json_agg(json_build_object('criterion', criterion, 'score', tenths, 'weight', weight, 'coverage', 'not_addressed',
             'reasoning', 'Nothing was recognised.', 'evidence', '[]'::json)) from (values
             ('novelty', 0.3), ('feasibility', 0.3), ('market_size', 0.2), ('defensibility', 0.2)) c (criterion, weight)),
          '[]', json_build_object('reviewer', 'seed', 'version', '1', 'model', 'none', 'prompt_version', null, 'rubric_version', '1',
            'rubric_hash', '${RUBRIC_HASH}', 'degraded', false, 'degraded_reason', null, 'left_out', '[]'::json,
            'usage', json_build_object('input_tokens', 0, 'output_tokens', 0), 'duration_ms', 4, 'attempts', 1,
            'thresholds', json_build_object('perfect', 75, 'strong', 60, 'possible', 45)), ended_at
     from chunk where status = 'complete' order by n`,
  `insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment, created_at)
   select pg_temp.id_at(at, 'reserve', n), organisation_id, 'reserve', -1, id, 1, environment, at from chunk order by n`,
  `insert into token_entries (id, organisation_id, kind, amount, submission_id, run, environment, created_at)
   select pg_temp.id_at(ended_at, 'end', n), organisation_id, case status when 'failed' then 'release' else 'settle' end,
          case status when 'failed' then 1 else 0 end, id, 1, environment, ended_at
     from chunk where status <> 'pending' order by n`,
  `insert into review_tasks (submission_id, organisation_id, run, price) select id, organisation_id, 1, 1 from chunk where status = 'pending'`,
  `insert into review_decisions (id, organisation_id, submission_id, member_id, to_status, decided_at)
   select pg_temp.id_at(ended_at, 'decision', n), organisation_id, id, $1, review_status, ended_at + interval '1 day'
     from chunk where review_status is not null order by n`,
  `insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
   select organisation_id, cohort_id, array_agg('review_status ' || review_status), '{}'
     from chunk where review_status is not null group by 1, 2`,
];

/** What was spent leaves the accounts in equal parts. */
export const PAY = `
  update token_accounts set available = balance / 32 + (case when shard < balance % 32 then 1 else 0 end)
    from (select sum(amount)::bigint as balance from token_entries where organisation_id = $1) ledger
   where organisation_id = $1`;
