import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** What a thread says: that it is there, then one answer for each piece of work, in order. */
export type Said<Output> =
  | { readonly kernelThread: string | null }
  | { readonly output: Output }
  | { readonly error: unknown };

/** Where a piece of work is: what the thread writes here can be read although it answers no more. */
export type Place = Int32Array;

/** Makes the thread that this is called in one of a `ThreadPool`. */
export function serveWork<Input, Output>(work: (input: Input, place: Place) => Output): void {
  const port = parentPort;
  if (port === null) throw new Error('This is for a thread to run');
  const place = workerData as Place;
  port.on('message', (input: Input) => { port.postMessage(answerTo(input, place, work)); });
  port.postMessage({ kernelThread: kernelThread() } satisfies Said<Output>);
}

function answerTo<Input, Output>(input: Input, place: Place, work: (input: Input, place: Place) => Output): Said<Output> {
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
