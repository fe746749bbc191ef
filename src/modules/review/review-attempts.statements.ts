import { arrayParameters, columnArrays, columnNames } from '../../database/column-arrays.js';
import { type Statement } from '../../database/pipeline.js';
import { type Attempt } from './review-outcome.js';

/** The columns of an attempt, with the types in which they come to PostgreSQL. What is null there is empty here. */
const COLUMNS = {
  submission_id: 'uuid',
  run: 'integer',
  attempt: 'integer',
  passages: 'json',
  failed: 'boolean',
  detail: 'text',
  usage: 'text',
} as const;

/** Each column as text, as PostgreSQL reads it. */
type StoredAttempt = Readonly<Record<keyof typeof COLUMNS, string>>;

const STORE = `
  insert into review_attempts (organisation_id, ${columnNames(COLUMNS)})
  select $1, submission_id, run, attempt, passages, failed, nullif(detail, ''), nullif(usage, '')::json
    from unnest(${arrayParameters(COLUMNS, 2)}) as attempts (${columnNames(COLUMNS)})`;

/** Takes out of the attempts at the submission $2 what may quote the applicant. */
export const ERASE_ATTEMPTS = `
  update review_attempts set detail = null where organisation_id = $1 and submission_id = $2 and detail is not null`;

/** Of those that came to a stage. */
export function storeAttempts(organisationId: string, attempts: readonly Attempt[]): Statement[] {
  const rows = attempts.filter(({ spans }) => spans.length > 0).map(rowOf);
  return rows.length === 0 ? [] : [{ text: STORE, values: [organisationId, ...columnArrays(COLUMNS, rows)] }];
}

/** Its way through the stages; one that fails is the last. */
function rowOf({ claim: { submissionId, run, attempt }, spans }: Attempt): StoredAttempt {
  const last = spans.at(-1);
  const usage = spans.find((span) => span.usage !== null)?.usage ?? null;
  return {
    submission_id: submissionId,
    run: String(run),
    attempt: String(attempt),
    passages: JSON.stringify(
      spans.map(({ stage, startedAt, endedAt }) => [stage, startedAt.getTime(), endedAt.getTime()]),
    ),
    failed: String(last?.result === 'failed'),
    detail: last?.detail ?? '',
    usage: usage === null ? '' : JSON.stringify(usage),
  };
}
