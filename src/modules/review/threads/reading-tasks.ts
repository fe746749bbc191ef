import { type WorkPosition } from '../../../threads/serve-work.js';
import { type FailureCode } from '../../standings/submission-status.js';
import { type LeftOutStep } from '../reports/provenance.js';
import { type Care, CarefulReading } from '../stages/careful-reading.js';
import { type Draft } from '../stages/draft.js';
import { ReviewFailure, ReviewPutOff } from '../stages/review-failure.js';
import { type LegName } from '../stages/stages.js';
import { runSteps } from '../stages/steps.js';

/** A piece of work for a thread: the steps between two points at which a review has to wait. */
export interface ReadingTask {
  readonly leg: LegName;
  readonly draft: Draft;
  readonly keys: readonly string[];
  readonly care: Care;
}

/** Failures are returned as data, since an error loses its class between threads. */
type LegOutcome =
  { readonly added: Partial<Draft> } | { readonly failure: FailureCode } | { readonly putOffMs: number };

export interface Told {
  readonly outcome: LegOutcome;
  readonly leftOut: readonly LeftOutStep[];
  readonly beganAt: number;
  readonly reachedAt: readonly number[];
}

/** What a thread returns of the draft: passing the rest between threads would take longer than storing it. */
const NEEDED = {
  whole: ['body', 'fingerprints'],
  before_judging: ['blinded', 'flags', 'originals', 'read'],
  judging: ['judgement'],
  after_judging: ['body', 'fingerprints'],
} as const satisfies Record<LegName, readonly (keyof Draft)[]>;

export function runTask({ leg, draft, keys, care }: ReadingTask, place: WorkPosition): Told {
  const beganAt = Date.now();
  const reading = new CarefulReading(care, keys, place);
  const outcome = outcomeOf(() => {
    const result = runSteps(leg, draft, reading);
    return Object.fromEntries(NEEDED[leg].map((part) => [part, result[part]]));
  });
  return { outcome, leftOut: reading.leftOut, beganAt, reachedAt: reading.reachedAt };
}

function outcomeOf(work: () => Partial<Draft>): LegOutcome {
  try {
    return { added: work() };
  } catch (error) {
    if (error instanceof ReviewFailure) return { failure: error.code };
    if (error instanceof ReviewPutOff) return { putOffMs: error.delayMs };
    throw error;
  }
}
