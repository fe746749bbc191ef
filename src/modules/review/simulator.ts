import { setTimeout as delay } from 'node:timers/promises';
import { type SubmissionEntity } from '../applications/submission.entity.js';
import { type GuardRailFlag } from './guard-rails/guard-rail.js';
import { ReviewFailure } from './review-failure.js';

const SLOW_MS = 30_000;

const FLAG: GuardRailFlag = {
  type: 'prompt_injection',
  severity: 'critical',
  key: null,
  excerpt: null,
  message: 'Simulated flag, asked for by the contact address of this test submission.',
};

/** Addresses that make a test submission end in a chosen way, so that integrators can automate their tests. */
export async function simulate(submission: SubmissionEntity, signal: AbortSignal): Promise<GuardRailFlag[]> {
  if (submission.environment !== 'test') return [];
  switch (submission.contactEmail.toLowerCase()) {
    case 'failed@simulator.test':
      throw new ReviewFailure('simulated');
    case 'slow@simulator.test':
      await delay(SLOW_MS, undefined, { signal });
      return [];
    case 'flagged@simulator.test':
      return [FLAG];
    default:
      return [];
  }
}
