import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { ReviewFailure } from '../stages/review-failure.js';
import { type AttemptEnding } from '../storage/review-outcome.js';

export const MAX_ATTEMPTS = 4;
const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;

/** Given up for good, or started again later. The only table of kinds of failure. */
export function endingFor(error: unknown, attempt: number, random: () => number): AttemptEnding {
  if (error instanceof ReviewFailure) return { kind: 'failed', code: error.code };
  const isReviewers = error instanceof ReviewerError;
  if (isReviewers && error.kind === 'refused') return { kind: 'failed', code: 'review_refused' };
  if (attempt >= MAX_ATTEMPTS) return { kind: 'failed', code: isReviewers ? 'review_unavailable' : 'internal_error' };
  const backoff = Math.min(FIRST_DELAY_MS * 4 ** (attempt - 1), MAX_DELAY_MS);
  // Full jitter, so that reviews which failed together do not come back together.
  const asked = isReviewers ? (error.retryAfterMs ?? 0) : 0;
  return { kind: 'postponed', delayMs: Math.max(asked, Math.round(backoff * (0.5 + random() / 2))) };
}
