import { ApiProblem } from '../api/problem.js';

type Listener = () => void;
let listener: Listener | null = null;

/** Called when an answer says that nobody is signed in any more, and nobody signed in again for it. */
export function onEndOfSession(called: Listener): void {
  listener = called;
}

/** For every error of the API: tells the listener when the session has ended. */
export function endOfSession(error: Error): void {
  if (error instanceof ApiProblem && error.code === 'not_signed_in') listener?.();
}
