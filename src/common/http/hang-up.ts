import { type Response } from 'express';

/**
 * A signal that never fires, for requests that are answered at once: to make one for each is a tenth of the cost of a
 * short request.
 */
const NOBODY = new AbortController().signal;

/** The responses of requests that asked to wait. */
const held = new WeakSet<Response>();

/** Whether the request of this answer asked to be held. */
export function isHeld(response: Response): boolean {
  return held.has(response);
}

/**
 * Fires when nobody waits any more for an answer that may be held for so long; the request's own `close` only says that it
 * was read.
 */
export function hangUp(response: Response, seconds: number): AbortSignal {
  if (seconds === 0) return NOBODY;
  held.add(response);
  const controller = new AbortController();
  // Guards came first, and the caller may have hung up meanwhile.
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
