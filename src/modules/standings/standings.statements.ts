import { type SqlStatement } from '../../database/pipeline.js';
import { type ReviewStatus } from './submission-status.js';
import { searchTextOf } from './search-text.js';
import { NONE } from './standing.js';

/*
 * How lists and statistics hear of what becomes of submissions, in the transactions that change them and behind the lock
 * on the submission, so that nobody ever waits here.
 */

/** Is counted of a submission from the beginning. */
export const ARRIVAL = `'status ' || status, 'submitted ' || (submitted_at at time zone 'UTC')::date`;

/** What is counted of a submission that has a report, besides. */
const FACTS_OF_REPORT = `
  'completed ' || (r.generated_at at time zone 'UTC')::date,
  'verdict ' || r.verdict,
  'industry ' || r.industry_field,
  'clarity_score ' || r.clarity_score,
  'founder_fit_score ' || r.founder_fit_score,
  'idea_strength_score ' || (r.idea_strength_score * 10)::integer`;

/**
 * The limits keep PostgreSQL from any other way than looking each of them up, such as through all of an organisation's. Of
 * each that has a report as many facts are known as of any other, so they are gathered as a table, and none is taken apart.
 */
const ENTER = `
  with ended as (
    select s.organisation_id, s.environment, s.id, s.cohort_id, s.review_status, r.verdict, r.clarity_score, r.founder_fit_score,
           r.idea_strength_score, coalesce(is_flagged(r.guard_rail_flags), false) as flagged,
           s.founder_name, s.contact_email, s.external_id, s.venture_name, s.updated_at,
           case when r.verdict is null then array[${ARRIVAL}] else array[${ARRIVAL}, ${FACTS_OF_REPORT}] end as facts
      from unnest($2::uuid[]) as over (id)
        cross join lateral (select * from submissions where organisation_id = $1 and submissions.id = over.id limit 1) s
        left join lateral (select * from review_reports where organisation_id = $1 and submission_id = over.id limit 1) r on true
  ), listed as (
    insert into submission_standings
      (organisation_id, environment, submission_id, cohort_id, review_status, verdict, clarity_score, founder_fit_score,
       idea_strength_tenths, flagged, search_text, updated_at)
    select organisation_id, environment, id, cohort_id,
           coalesce(review_status, '${NONE}'), coalesce(verdict, '${NONE}'),
           clarity_score, founder_fit_score, idea_strength_score * 10, flagged, ${searchTextOf('ended')}, updated_at
      from ended
  )
  insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
  select organisation_id, cohort_id, array_agg(facts), '{}'
    from ended where environment = 'live' group by organisation_id, cohort_id, verdict is null`;

/** The standing of submission $2 of the organisation $1. */
const OF_SUBMISSION = `
  submission_id = s.id and s.organisation_id = $1 and s.id = $2 and submission_standings.organisation_id = $1
  and submission_standings.environment = s.environment`;

const LEAVE_OUT = `delete from submission_standings using submissions s where ${OF_SUBMISSION}`;

const LEAVE = `
  with left_out as (${LEAVE_OUT})
  insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
  select organisation_id, cohort_id, '{}', array[${ARRIVAL}]
    from submissions where organisation_id = $1 and id = $2 and environment = 'live'`;

const ERASE = `
  with left_out as (${LEAVE_OUT})
  insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
  select organisation_id, cohort_id, array[${ARRIVAL}], '{}'
    from submissions where organisation_id = $1 and id = $2 and environment = 'live' and $3::boolean`;

const DECIDE = `
  with moved as (
    update submission_standings set review_status = coalesce($4::text, '${NONE}'), updated_at = s.updated_at from submissions s
     where ${OF_SUBMISSION}
  )
  insert into cohort_statistics_changes (organisation_id, cohort_id, added, removed)
  select organisation_id, cohort_id, array_remove(array['review_status ' || $4::text], null),
         array_remove(array['review_status ' || $3::text], null)
    from submissions where organisation_id = $1 and id = $2 and environment = 'live'`;

/** Their reviews are over, and stored. */
export function enterStandings(organisationId: string, submissionIds: readonly string[]): SqlStatement {
  return { text: ENTER, values: [organisationId, `{${submissionIds.join(',')}}`] };
}

/** It is about to be reviewed once more: before its status changes. */
export function leaveStandings(organisationId: string, submissionId: string): SqlStatement {
  return { text: LEAVE, values: [organisationId, submissionId] };
}

/** It was erased, and has failed by that if its review was still owed. */
export function eraseStanding(organisationId: string, submissionId: string, wasOwed: boolean): SqlStatement {
  return { text: ERASE, values: [organisationId, submissionId, String(wasOwed)] };
}

export function decideStanding(
  organisationId: string,
  submissionId: string,
  from: ReviewStatus | null,
  to: ReviewStatus | null,
): SqlStatement {
  return { text: DECIDE, values: [organisationId, submissionId, from, to] };
}
