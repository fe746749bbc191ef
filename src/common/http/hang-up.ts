import { type Response } from 'express';

/** Fires when nobody waits for this answer any more; the request's own `close` only says that it was read. */
export function hangUp(response: Response): AbortSignal {
  const controller = new AbortController();
  // Guards came first, and the caller may have hung up meanwhile.
  if (response.destroyed) controller.abort();
  response.once('close', () => { controller.abort(); });
  return controller.signal;
}
