import { type Parameter, type SqlStatement } from '../../database/pipeline.js';
import { type Claim } from './claim.js';

/**
 * Adds review tasks for a relation with `id`, `run`, `price` and `due` (null: at once) of submissions of the
 * organisation $1.
 */
export const oweReviewsOf = (items: string): string => `
  insert into review_tasks (submission_id, organisation_id, run, price, available_at)
  select id, $1, run, price, coalesce(due, now()) from ${items}`;

/** The tasks of the submissions $1 whose fences are still $2. Listed one by one, so that each is looked up. */
export const HELD =
  'submission_id = any($1::uuid[]) and fence = ($2::integer[])[array_position($1::uuid[], submission_id)]';

const assumeAll = (fence: string): string => `
  with held as (${fence} returning 1) select assume(count(*) = cardinality($1::uuid[])) from held`;

const FINISHED = assumeAll(`delete from review_tasks where organisation_id = $3 and ${HELD}`);

const POSTPONED = assumeAll(`
  update review_tasks set lease_until = null,
         available_at = now() + make_interval(secs => ($4::float8[])[array_position($1::uuid[], submission_id)] / 1000)
   where organisation_id = $3 and ${HELD}`);

/** A claim that is given back, to be tried again after a delay. */
interface Postponed {
  readonly claim: Claim;
  readonly delayMs: number;
}

/**
 * Checks the fences in the transaction that stores the outcomes of one organisation, since nothing may be stored for a
 * lost claim. It assumes that all claims hold, and otherwise fails as unfounded.
 */
export function assumeHeld(
  organisationId: string,
  over: readonly Claim[],
  later: readonly Postponed[],
): SqlStatement[] {
  const about = (text: string, claims: readonly Claim[], ...values: Parameter[]): SqlStatement[] =>
    claims.length === 0 ? [] : [{ text, values: [...columnsOf(claims), organisationId, ...values] }];
  const [claims, delays] = [later.map(({ claim }) => claim), later.map(({ delayMs }) => delayMs)];
  return [...about(FINISHED, over), ...about(POSTPONED, claims, delays)];
}

export function columnsOf(claims: readonly Claim[]): [string[], number[]] {
  return [claims.map(({ submissionId }) => submissionId), claims.map(({ fence }) => fence)];
}
