import { type FailureCode } from '../standings/submission-status.js';
import { type Ending } from './review-outcome.js';
import { ReviewerError } from './reviewers/reviewer.errors.js';

/** A stage found that this submission cannot be reviewed; trying again would find the same. */
export class ReviewFailure extends Error {
  override readonly name = 'ReviewFailure';

  constructor(readonly code: FailureCode) {
    super(code);
  }
}

/** It is too early for this review; nothing has failed. */
export class ReviewPutOff extends Error {
  override readonly name = 'ReviewPutOff';

  constructor(readonly delayMs: number) {
    super('Put off');
  }
}

/** How often a review is begun before it is given up. */
export const MAX_ATTEMPTS = 4;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;

/** What becomes of a review after an error: given up for good, or begun again later. The one table of failure kinds. */
export function endingFor(
  error: unknown,
  attempt: number,
  random: () => number,
): Exclude<Ending, { kind: 'complete' }> {
  if (error instanceof ReviewFailure) return { kind: 'failed', code: error.code };
  const isReviewers = error instanceof ReviewerError;
  if (isReviewers && error.kind === 'refused') return { kind: 'failed', code: 'review_refused' };
  if (attempt >= MAX_ATTEMPTS) return { kind: 'failed', code: isReviewers ? 'review_unavailable' : 'internal_error' };
  const backoff = Math.min(FIRST_DELAY_MS * 4 ** (attempt - 1), MAX_DELAY_MS);
  // Full jitter, so that reviews which failed together do not come back together.
  const asked = isReviewers ? (error.retryAfterMs ?? 0) : 0;
  return { kind: 'postponed', delayMs: Math.max(asked, Math.round(backoff * (0.5 + random() / 2))) };
}
