import { type GuardRailFlag } from '../guard-rails/guard-rail.js';
import { type ReviewedSubmission } from './review-case.js';
import { ReviewFailure, ReviewPutOff } from './review-failure.js';

const SLOW_MS = 30_000;

const FLAG: GuardRailFlag = {
  type: 'prompt_injection',
  severity: 'critical',
  key: null,
  excerpt: null,
  message: 'Simulated flag, asked for by the contact address of this test submission.',
};

/** Addresses that make a test submission end in a chosen way, so that integrators can automate their tests. */
export function simulate(
  submission: Pick<ReviewedSubmission, 'environment' | 'contactEmail' | 'submittedAt'>,
): GuardRailFlag[] {
  if (submission.environment !== 'test') return [];
  switch (submission.contactEmail.toLowerCase()) {
    case 'failed@simulator.test':
      throw new ReviewFailure('simulated');
    case 'slow@simulator.test': {
      // Put off instead of slept through: a worker has better things to do, and may be shut down meanwhile.
      const remaining = submission.submittedAt.getTime() + SLOW_MS - Date.now();
      if (remaining > 0) throw new ReviewPutOff(remaining);
      return [];
    }
    case 'flagged@simulator.test':
      return [FLAG];
    default:
      return [];
  }
}
