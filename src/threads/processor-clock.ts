import { readFileSync } from 'node:fs';
import { type Worker } from 'node:worker_threads';

/** Milliseconds of processor time that a thread has used so far. */
export type ProcessorClock = () => number;

/**
 * As the system counts it where it does, as Linux, so that a busy machine does not count against a thread; elsewhere the time
 * that the thread was not idle. `kernelThread` is what `/proc/thread-self` is to the thread.
 */
export function processorClock(worker: Worker, kernelThread: string | null): ProcessorClock {
  const counted = kernelThread === null ? null : countedIn(`/proc/${kernelThread}/schedstat`);
  return counted ?? (() => worker.performance.eventLoopUtilization().active);
}

function countedIn(file: string): ProcessorClock | null {
  let used = 0;
  const read = (): number => {
    try {
      used = Number(readFileSync(file, 'latin1').split(' ')[0]) / 1e6;
    } catch {
      // The thread is gone, which its end tells; or this system does not count it.
    }
    return used;
  };
  return read() > 0 ? read : null;
}
