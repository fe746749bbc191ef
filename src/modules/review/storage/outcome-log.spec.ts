import { Logger, type LoggerService } from '@nestjs/common';
import { type Claim } from '../../review-tasks/claim.js';
import { ReviewerError } from '../reviewers/reviewer.errors.js';
import { Timeline } from '../stages/timeline.js';
import { logOutcome } from './outcome-log.js';
import { type AttemptEnding } from './review-outcome.js';

const CLAIM: Claim = {
  submissionId: 's',
  organisationId: 'o',
  run: 1,
  attempt: 2,
  fence: 3,
  owedMs: 5,
  price: 1,
};
const TIMELINE = new Timeline();
TIMELINE.failed(new ReviewerError('unavailable'));
const OF = { submission_id: 's', organisation_id: 'o', run: 1, attempt: 2 };
const MS = { ms: expect.any(Number) as number };

/** What is logged of an attempt that ended so. */
function told(ending: AttemptEnding, isHeld: boolean): unknown[] {
  const lines: unknown[] = [];
  const take = (line: unknown): void => {
    lines.push(line);
  };
  const logger: LoggerService = { log: take, warn: take, error: take };
  Logger.overrideLogger(logger);
  logOutcome({ claim: CLAIM, timeline: TIMELINE, ending }, isHeld);
  return lines;
}

it('tells why and when a review is tried again', () => {
  expect(told({ kind: 'postponed', delayMs: 2_000 }, true)).toEqual([
    { event: 'review.retried', ...OF, ...MS, reason: 'ReviewerError', delay_ms: 2_000, msg: 'To be tried again' },
  ]);
});

it('tells that a review failed, and that its tokens went back', () => {
  expect(told({ kind: 'failed', code: 'internal_error' }, true)).toEqual([
    { event: 'submission.failed', ...OF, ...MS, failure_code: 'internal_error', tokens: 'returned', msg: 'Failed' },
  ]);
});

it('tells only that the lease was lost of what was not stored', () => {
  expect(told({ kind: 'failed', code: 'internal_error' }, false)).toEqual([
    { event: 'review.lease_lost', ...OF, msg: 'The lease was lost' },
  ]);
});
