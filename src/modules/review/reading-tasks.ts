import { type FailureCode } from '../applications/submission-status.js';
import { type LeftOut } from '../insights/provenance.js';
import { type Place } from '../../threads/serve-work.js';
import { type Care, CarefulReading } from './careful-reading.js';
import { type ReviewCase } from './review-case.js';
import { ReviewFailure, ReviewPutOff } from './review-failure.js';
import {
  blind,
  fingerprint,
  type Finished,
  inspect,
  judge,
  type Judged,
  type Prepared,
  score,
  verify,
} from './review-steps.js';
import { type Judgement, type ReviewInput } from './reviewers/reviewer.js';

interface Way {
  readonly reading: CarefulReading;
  /** A stage of the review is over. */
  readonly reach: () => void;
}

/** What a thread is asked for, from plain data to plain data: as much at once as there is no waiting in between. */
const TASKS = {
  /** By the embedded reviewer, from the beginning to the end. @throws ReviewFailure, ReviewPutOff */
  review: (reviewCase: ReviewCase, way: Way): Finished => {
    const { submission, brief, settings } = reviewCase;
    const prepared = TASKS.prepare(reviewCase, way);
    const judgement = judge({ answers: prepared.read, brief }, way.reading);
    return TASKS.finish({ ...prepared, judgement, settings, scope: submission }, way);
  },
  /** @throws ReviewFailure, ReviewPutOff */
  prepare: (reviewCase: ReviewCase, { reading, reach }: Way): Prepared => {
    const blinded = blind(reviewCase, reading);
    reach();
    return inspect(reviewCase, blinded, reading);
  },
  judge: (input: ReviewInput, { reading }: Way): Judgement => judge(input, reading),
  finish: (judged: Judged, { reading, reach }: Way): Finished => {
    const judgement = verify(judged, reading);
    reach();
    const body = score({ ...judged, judgement }, reading);
    reach();
    return { judgement, body, fingerprints: fingerprint(judged, reading) };
  },
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskOutput<N extends TaskName> = ReturnType<(typeof TASKS)[N]>;

export interface ReadingTask<N extends TaskName> {
  readonly name: N;
  readonly input: TaskInput<N>;
  /** Of all answers. */
  readonly keys: readonly string[];
  readonly care: Care;
}

/** A failure is told of as data: on its way between threads an error forgets its class. */
export type Outcome<Output> =
  { readonly output: Output } | { readonly failure: FailureCode } | { readonly putOffMs: number };

export interface Told<Output> {
  readonly outcome: Outcome<Output>;
  readonly leftOut: readonly LeftOut[];
  readonly beganAt: number;
  /** When each stage ended. */
  readonly reachedAt: readonly number[];
}

/** What a thread does. */
export function runTask<N extends TaskName>(
  { name, input, keys, care }: ReadingTask<N>,
  place: Place,
): Told<TaskOutput<N>> {
  const beganAt = Date.now();
  const reachedAt: number[] = [];
  const reading = new CarefulReading(care, keys, place);
  const task = TASKS[name] as (input: TaskInput<N>, way: Way) => TaskOutput<N>;
  const outcome = outcomeOf(() =>
    task(input, {
      reading,
      reach: () => {
        reachedAt.push(Date.now());
      },
    }),
  );
  return { outcome, leftOut: reading.leftOut, beganAt, reachedAt };
}

function outcomeOf<Output>(work: () => Output): Outcome<Output> {
  try {
    return { output: work() };
  } catch (error) {
    if (error instanceof ReviewFailure) return { failure: error.code };
    if (error instanceof ReviewPutOff) return { putOffMs: error.delayMs };
    throw error;
  }
}
