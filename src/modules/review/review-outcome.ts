import { type FailureCode } from '../applications/submission-status.js';
import { type Claim } from '../review-tasks/claim.js';
import { type ReviewResult } from './review-stages.js';
import { type StageSpan } from './timeline.js';

/** How a review of a submission went: the claim it was made under, and its way through the stages. */
export interface Attempt {
  readonly claim: Claim;
  readonly spans: readonly StageSpan[];
}

/** How an attempt ended. */
export type Ending =
  | { readonly kind: 'complete'; readonly result: ReviewResult }
  | { readonly kind: 'failed'; readonly code: FailureCode }
  /** The same submission will be reviewed again after the delay; callers go on seeing it as processing. */
  | { readonly kind: 'postponed'; readonly delayMs: number };

/** The columns of an attempt, each as text, as PostgreSQL reads it. What is null there is empty here. */
type StoredAttempt = Readonly<Record<AttemptColumn, string>>;

/** With the types in which they come to PostgreSQL. */
export const ATTEMPT_COLUMNS = {
  submission_id: 'uuid',
  run: 'integer',
  attempt: 'integer',
  passages: 'json',
  failed: 'boolean',
  detail: 'text',
  usage: 'text',
} as const;

type AttemptColumn = keyof typeof ATTEMPT_COLUMNS;

/** What is to be stored of it. */
export interface Outcome extends Attempt {
  readonly ending: Ending;
}

/** Its way through the stages, if it came to any; one that fails is the last. */
export function storedAttempts({ claim: { submissionId, run, attempt }, spans }: Attempt): StoredAttempt[] {
  if (spans.length === 0) return [];
  const last = spans.at(-1);
  const usage = spans.find((span) => span.usage !== null)?.usage ?? null;
  return [
    {
      submission_id: submissionId,
      run: String(run),
      attempt: String(attempt),
      passages: JSON.stringify(
        spans.map(({ stage, startedAt, endedAt }) => [stage, startedAt.getTime(), endedAt.getTime()]),
      ),
      failed: String(last?.result === 'failed'),
      detail: last?.detail ?? '',
      usage: usage === null ? '' : JSON.stringify(usage),
    },
  ];
}
