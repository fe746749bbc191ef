import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  type IPolicy,
  wrap,
} from 'cockatiel';
import { ReviewerError } from '../reviewer.errors.js';

const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

function isOutage(error: Error): boolean {
  return error instanceof ReviewerError && error.kind === 'unavailable';
}

/** So many calls at a time, and none for a while once the provider is down; then one, to see whether it is back. */
export function guardedCalls(concurrency: number): IPolicy {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_PAUSE),
    halfOpenAfter: new DelegateBackoff(({ result }) => {
      const asked = 'error' in result && result.error instanceof ReviewerError ? result.error.retryAfterMs : undefined;
      return Math.max(asked ?? 0, PAUSE_MS);
    }),
  });
  return wrap(bulkhead(concurrency, Infinity), breaker);
}
