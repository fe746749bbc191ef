import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** What a thread says: that it is there, then one answer for each piece of work, in order. */
export type Said<Output> =
  { readonly kernelThread: string | null } | { readonly output: Output } | { readonly error: unknown };

/** Where a piece of work is: what the thread writes here can be read although it answers no more. */
export type WorkPosition = Int32Array;

/** From plain data to plain data; what comes in is what its pool sends. */
type Work = (input: never, place: WorkPosition) => unknown;

/** Makes the thread that this is called in one of a `ThreadPool`. */
export function serveWork(work: Work): void {
  const port = parentPort;
  if (port === null) throw new Error('This is for a thread to run');
  const place = workerData as WorkPosition;
  port.on('message', (input: unknown) => {
    port.postMessage(answerTo(input as never, place, work));
  });
  port.postMessage({ kernelThread: kernelThread() } satisfies Said<unknown>);
}

function answerTo(input: never, place: WorkPosition, work: Work): Said<unknown> {
  try {
    return { output: work(input, place) };
  } catch (error) {
    return { error };
  }
}

function kernelThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}
