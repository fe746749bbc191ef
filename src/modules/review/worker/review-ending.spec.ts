import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { ReviewFailure } from '../stages/review-failure.js';
import { endingFor, MAX_ATTEMPTS } from './review-ending.js';

const steady = (): number => 1;

describe('what becomes of a review after an error', () => {
  it('gives up at once on what a stage ruled out', () => {
    expect(endingFor(new ReviewFailure('no_usable_answers'), 1, steady)).toEqual({
      kind: 'failed',
      code: 'no_usable_answers',
    });
  });

  it('gives up at once when the reviewer refuses', () => {
    expect(endingFor(new ReviewerError('refused'), 1, steady)).toEqual({ kind: 'failed', code: 'review_refused' });
  });

  it.each(['unavailable', 'malformed'] as const)('tries again, ever later, when the answer is %s', (kind) => {
    const delays = [1, 2, 3].map((attempt) => endingFor(new ReviewerError(kind), attempt, steady));
    expect(delays).toEqual([2_000, 8_000, 32_000].map((delayMs) => ({ kind: 'postponed', delayMs })));
    expect(endingFor(new ReviewerError(kind), MAX_ATTEMPTS, steady)).toEqual({
      kind: 'failed',
      code: 'review_unavailable',
    });
  });

  it('waits as long as the reviewer asked', () => {
    const error = new ReviewerError('unavailable', undefined, { retryAfterMs: 90_000 });
    expect(endingFor(error, 1, steady)).toEqual({ kind: 'postponed', delayMs: 90_000 });
  });

  it('tries a bug again too, and calls it by its name in the end', () => {
    expect(endingFor(new TypeError('x'), 1, steady).kind).toBe('postponed');
    expect(endingFor(new TypeError('x'), MAX_ATTEMPTS, steady)).toEqual({ kind: 'failed', code: 'internal_error' });
  });
});
