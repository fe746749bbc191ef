import { jsonForDatabase } from '../../../common/json/json-for-database.js';
import { type SqlStatement } from '../../../database/pipeline.js';
import { type ReviewAttempt } from './review-outcome.js';

const STORE = `
  insert into review_attempts (organisation_id, submission_id, run, attempt, passages, failed, detail, usage)
  select $1, submission_id, run, attempt, passages, failed, nullif(detail, ''), usage
    from json_populate_recordset(null::review_attempts, $2)`;

/** Removes from the attempts at the submission $2 whatever may quote the applicant. */
export const ERASE_ATTEMPTS = `
  update review_attempts set detail = null where organisation_id = $1 and submission_id = $2 and detail is not null`;

export function storeAttempts(organisationId: string, attempts: readonly ReviewAttempt[]): SqlStatement[] {
  const rows = attempts.filter(({ spans }) => spans.length > 0).map(rowOf);
  return rows.length === 0 ? [] : [{ text: STORE, values: [organisationId, jsonForDatabase(rows)] }];
}

/** The attempt's stages; one that failed is the last. */
function rowOf({ claim: { submissionId, run, attempt }, spans }: ReviewAttempt): object {
  const detail = spans.at(-1)?.detail ?? null;
  return {
    submission_id: submissionId,
    run,
    attempt,
    passages: spans.map(({ stage, startedAt, endedAt }) => [stage, startedAt.getTime(), endedAt.getTime()]),
    failed: detail !== null,
    detail,
    usage: spans.find((span) => span.usage !== null)?.usage ?? null,
  };
}
