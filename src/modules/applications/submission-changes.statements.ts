import { newId } from '../../common/ids/uuid.js';
import { type SqlStatement } from '../../database/pipeline.js';
import { type EventType } from '../events/event-types.js';
import { tell } from '../webhooks/tell-of-changes.statements.js';
import { TEXTS } from './application-texts.js';
import { type FailureCode } from '../standings/submission-status.js';

const COMPLETED: EventType = 'application.completed';
const FAILED: EventType = 'application.failed';

/*
 * All statements that change submissions of the organisation $1 once they are stored. Each change raises the version of
 * the row.
 */

/**
 * The condition for the submissions $2. By a join to the list each is looked up by its id, whatever PostgreSQL expects
 * of the list.
 */
export const SHOW_PROCESSING = `
  update submissions set status = 'processing', updated_at = now(), version = version + 1
    from unnest($2::uuid[]) as shown (submission_id) where organisation_id = $1 and id = submission_id and status = 'pending'`;

/** A submission whose review is over. */
interface EndedReview {
  readonly id: string;
  readonly status: 'complete' | 'failed';
  readonly code: FailureCode | null;
}

/**
 * Sets the submissions $2 to the statuses $3, with the failure codes $4, and writes an event for each, with the ids $5.
 */
const END_REVIEWS = `
  with ended as (
    update submissions set status = over.status, failure_code = code, updated_at = now(), version = version + 1
      from unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[]) as over (submission_id, status, code, event)
     where organisation_id = $1 and id = submission_id
    returning event, environment, cohort_id, id as submission_id, submissions.status, review_status, version
  ), named as (
    select case status when 'complete' then '${COMPLETED}' else '${FAILED}' end as type, * from ended
  ), ${tell('named')}`;

/** May be called with no reviews, to test whether PostgreSQL would accept the statement. */
export function endReviews(organisationId: string, ended: readonly EndedReview[]): SqlStatement {
  const column = (value: (each: EndedReview) => string | null): string =>
    `{${ended.map((each) => value(each) ?? 'null').join(',')}}`;
  const columns = [column(({ id }) => id), column(({ status }) => status), column(({ code }) => code), column(newId)];
  return { text: END_REVIEWS, values: [organisationId, ...columns] };
}

/** Sets the failed submission $2 back to its first status, for another run. */
export const START_OVER = `
  update submissions set status = 'pending', failure_code = null, run = run + 1, version = version + 1, updated_at = now()
   where organisation_id = $1 and id = $2`;

/**
 * Stores the decision $4 for the submission $2 if its version is one of $3 (any version where that is null), and
 * returns the decision before. No row means that it has no such version any more.
 */
export const DECIDE = `
  with before as (
    select id, review_status from submissions
     where organisation_id = $1 and id = $2 and erased_at is null and ($3::int[] is null or version = any($3)) for update
  )
  update submissions set review_status = $4, version = version + 1, updated_at = now()
    from before where submissions.organisation_id = $1 and submissions.id = before.id
  returning before.review_status as status`;

/** Locks the submission $2 for its withdrawal; no row when it was erased. */
export const LOCK_FOR_WITHDRAWAL = `
  select environment, status, review_status as "reviewStatus", withdrawn_at as "withdrawnAt" from submissions
   where organisation_id = $1 and id = $2 and erased_at is null for update`;

/**
 * Withdraws the submission $2 with the decision $3; if its review was still owed ($4), it counts as failed from then
 * on.
 */
export const WITHDRAW = `
  update submissions
     set withdrawn_at = now(), review_status = $3, version = version + 1, updated_at = now(),
         status = case when $4 then 'failed' else status end,
         failure_code = case when $4 then 'withdrawn' else failure_code end
   where organisation_id = $1 and id = $2`;

/** Locks the submission $2 for its erasure; no row when it is not there any more. */
export const LOCK_UNERASED = `
  select environment from submissions where organisation_id = $1 and id = $2 and erased_at is null for update`;

const ERASED_TEXTS = TEXTS.filter(({ isErased }) => isErased)
  .map(({ name, isRequired }) => `${name} = ${isRequired ? "''" : 'null'}`)
  .join(', ');

/**
 * Erases what the submission $2 holds about its applicant; if its review was still owed ($3), it counts as failed from
 * then on.
 */
export const ERASE = `
  update submissions
     set ${ERASED_TEXTS}, venture_name = null, answers = '[]', erased_at = now(), updated_at = now(),
         version = version + 1, status = case when $3 then 'failed' else status end,
         failure_code = case when $3 then 'erased' else failure_code end
   where organisation_id = $1 and id = $2`;
