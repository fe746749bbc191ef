import { type Statement } from '../../database/pipeline.js';
import { type Claim } from './claim.js';

/** Of one organisation, and within the transaction that stores the outcomes. They give the ids whose claims still held. */

/** Whose fence is still that of the claim, of the submissions $1 with the fences $2. Named one by one, they are looked up. */
export const HELD = 'submission_id = any($1::uuid[]) and fence = ($2::integer[])[array_position($1::uuid[], submission_id)]';

const FINISH = `delete from review_tasks where ${HELD} returning submission_id as id`;

const POSTPONE = `
  update review_tasks set lease_until = null,
         available_at = now() + make_interval(secs => ($3::float8[])[array_position($1::uuid[], submission_id)] / 1000)
   where ${HELD} returning submission_id as id`;

/** The fence: of a claim that was lost, nothing may be stored. */
export function finish(claims: readonly Claim[]): Statement {
  return { text: FINISH, values: columnsOf(claims) };
}

/** Gives claims back, to be tried again after their delays. */
export function postpone(claims: readonly Claim[], delaysMs: readonly number[]): Statement {
  return { text: POSTPONE, values: [...columnsOf(claims), `{${delaysMs.join(',')}}`] };
}

export function columnsOf(claims: readonly Pick<Claim, 'submissionId' | 'fence'>[]): [string, string] {
  return [`{${claims.map(({ submissionId }) => submissionId).join(',')}}`, `{${claims.map(({ fence }) => fence).join(',')}}`];
}
