import { setMaxListeners } from 'node:events';

/** The time is up. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';

  constructor(readonly seconds: number) {
    super(`Not done within ${seconds} s`);
  }
}

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

/** Runs work that is stopped when its time is up. @throws DeadlineError */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new DeadlineError(milliseconds / 1_000);
  return stoppable(outer, async (controller) => {
    const timer = setTimeout(() => {
      controller.abort(deadline);
    }, milliseconds);
    try {
      return await work(controller.signal);
    } catch (error) {
      // What the work throws when it is stopped is its own affair.
      throw controller.signal.reason === deadline ? deadline : error;
    } finally {
      clearTimeout(timer);
    }
  });
}
