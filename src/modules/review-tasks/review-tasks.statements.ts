import { type Statement } from '../../database/pipeline.js';
import { type Claim } from './claim.js';

/** Of one organisation, and within the transaction that stores the outcomes. They give the ids whose claims still held. */

const FINISH = `
  delete from review_tasks using unnest($1::uuid[], $2::integer[]) as held (submission_id, fence)
   where review_tasks.submission_id = held.submission_id and review_tasks.fence = held.fence
  returning review_tasks.submission_id as id`;

const POSTPONE = `
  update review_tasks set lease_until = null, available_at = now() + make_interval(secs => delay / 1000)
    from unnest($1::uuid[], $2::integer[], $3::float8[]) as held (submission_id, fence, delay)
   where review_tasks.submission_id = held.submission_id and review_tasks.fence = held.fence
  returning review_tasks.submission_id as id`;

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
