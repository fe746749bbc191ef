import { Logger } from '@nestjs/common';
import { type Claim } from '../../review-tasks/claim.js';
import { type AttemptOutcome } from './review-outcome.js';

const logger = new Logger('Review');

/** Once that is committed; `isHeld` is false when the claim was lost and nothing was stored. */
export function logOutcome({ claim, timeline: { startedAt, failure }, ending }: AttemptOutcome, isHeld: boolean): void {
  if (!isHeld) {
    logLeaseLost(claim);
    return;
  }
  const line = { ...namesOf(claim), ms: startedAt === undefined ? undefined : Date.now() - startedAt };
  if (ending.kind === 'complete') {
    logger.log({ event: 'submission.complete', ...line, msg: 'Complete' });
  } else if (ending.kind === 'failed') {
    logger.warn({ event: 'submission.failed', ...line, failure_code: ending.code, tokens: 'returned', msg: 'Failed' });
  } else {
    // Only the name of the error, since the worker logs the error itself.
    logger.warn({
      event: 'review.retried',
      ...line,
      reason: failure ?? undefined,
      delay_ms: ending.delayMs,
      msg: 'To be tried again',
    });
  }
}

/** Another worker has the review by now, or will. */
export function logLeaseLost(claim: Claim): void {
  logger.warn({ event: 'review.lease_lost', ...namesOf(claim), msg: 'The lease was lost' });
}

function namesOf({ submissionId, organisationId, run, attempt }: Claim): object {
  return { submission_id: submissionId, organisation_id: organisationId, run, attempt };
}
