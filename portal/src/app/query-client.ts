import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/problem.js';
import { endOfSession } from '../session/end-of-session.js';

const TRIES_AGAIN = 2;

/** An answer is an answer: only what never came, or what the service could not give, is asked for again. */
function isWorthAnotherTry(tried: number, error: Error): boolean {
  return tried < TRIES_AGAIN && error instanceof ApiProblem && (error.status === 0 || error.status === 503);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endOfSession }),
  mutationCache: new MutationCache({ onError: endOfSession }),
  defaultOptions: { queries: { retry: isWorthAnotherTry, staleTime: 5_000 } },
});
