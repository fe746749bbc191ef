import { setMaxListeners } from 'node:events';

/** Work that can be stopped from within. Not `AbortSignal.any`: Node.js 20 may collect its signals before they fire. */
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
