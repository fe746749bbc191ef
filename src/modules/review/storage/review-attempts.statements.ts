import { jsonForDatabase } from '../../../common/json/json-for-database.js';
import { type SqlStatement } from '../../../database/pipeline.js';
import { type AttemptOutcome } from './review-outcome.js';

const STORE = `
  insert into review_attempts (organisation_id, submission_id, run, attempt, passages, failed, detail, usage)
  select $1, submission_id, run, attempt, passages, failed, nullif(detail, ''), usage
    from json_populate_recordset(null::review_attempts, $2)`;

/** Removes from the attempts at the submission $2 whatever may quote the applicant. */
export const ERASE_ATTEMPTS = `
  update review_attempts set detail = null where organisation_id = $1 and submission_id = $2 and detail is not null`;

/** The stages of each; where it failed, the last did. */
export function storeAttempts(organisationId: string, outcomes: readonly AttemptOutcome[]): SqlStatement[] {
  const rows = outcomes.flatMap(({ claim: { submissionId, run, attempt }, timeline: { passages, failure, usage } }) =>
    passages.length === 0
      ? []
      : [{ submission_id: submissionId, run, attempt, passages, failed: failure !== null, detail: failure, usage }],
  );
  return rows.length === 0 ? [] : [{ text: STORE, values: [organisationId, jsonForDatabase(rows)] }];
}
