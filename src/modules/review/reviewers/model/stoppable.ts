import { setMaxListeners } from 'node:events';

/**
 * Runs work that can be stopped from within, and is stopped when the outer signal fires. Not `AbortSignal.any`: on
 * Node.js 20 its signals may be collected before they fire.
 */
export async function stoppable<T>(outer: AbortSignal, work: (stop: AbortController) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  const stop = (): void => {
    controller.abort(outer.reason);
  };
  outer.addEventListener('abort', stop, { once: true });
  try {
    outer.throwIfAborted();
    return await work(controller);
  } finally {
    outer.removeEventListener('abort', stop);
  }
}
