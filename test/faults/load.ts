import { setTimeout as sleep } from 'node:timers/promises';
import { type Attempt, type Outcome, type Submitter } from './submitter.js';

/** So many wait for an answer at once; more would find out how slow the machine is, not how the service recovers. */
const MOST_AT_ONCE = 32;

export interface Pace {
  /** At first, processes that have just started get half of what follows. */
  readonly warmUpMs: number;
  readonly steadyMs: number;
}

/** Submits all attempts at an even pace, whether or not earlier ones have been answered. */
export async function runLoad(
  attempts: readonly Attempt[],
  submitter: Submitter,
  { warmUpMs, steadyMs }: Pace,
): Promise<Outcome[]> {
  const interval = (steadyMs + warmUpMs / 2) / attempts.length;
  const start = Date.now();
  const running = new Set<Promise<unknown>>();
  const outcomes: Promise<Outcome>[] = [];
  for (const [index, attempt] of attempts.entries()) {
    const elapsed = index * interval;
    const due = start + (elapsed < warmUpMs / 2 ? elapsed * 2 : elapsed + warmUpMs / 2);
    if (due > Date.now()) await sleep(due - Date.now());
    while (running.size >= MOST_AT_ONCE) await Promise.race(running);
    const outcome = submitter.submit(attempt);
    outcomes.push(outcome);
    running.add(outcome);
    void outcome.then(() => running.delete(outcome));
  }
  return Promise.all(outcomes);
}
