import { type Place } from '../../../threads/serve-work.js';
import { type FailureCode } from '../../standings/submission-status.js';
import { type LeftOut } from '../reports/provenance.js';
import { type Care, CarefulReading } from '../stages/careful-reading.js';
import { type Draft } from '../stages/draft.js';
import { ReviewFailure, ReviewPutOff } from '../stages/review-failure.js';
import { type LegName } from '../stages/stages.js';
import { runSteps } from '../stages/steps.js';

/** What a thread is asked for: as many steps at once as there is no waiting in between. */
export interface ReadingTask {
  readonly leg: LegName;
  readonly draft: Draft;
  /** Of all answers. */
  readonly keys: readonly string[];
  readonly care: Care;
}

/** A failure is told of as data: on its way between threads an error forgets its class. */
export type Outcome =
  { readonly added: Partial<Draft> } | { readonly failure: FailureCode } | { readonly putOffMs: number };

export interface Told {
  readonly outcome: Outcome;
  readonly leftOut: readonly LeftOut[];
  readonly beganAt: number;
  /** When each stage ended. */
  readonly reachedAt: readonly number[];
}

/** What is needed of a draft after each leg. The rest stays where it was made: to hand it over takes longer than to store it. */
const NEEDED = {
  whole: ['body', 'fingerprints'],
  before_judging: ['blinded', 'flags', 'originals', 'read'],
  judging: ['judgement'],
  after_judging: ['body', 'fingerprints'],
} as const satisfies Record<LegName, readonly (keyof Draft)[]>;

/** What a thread does. */
export function runTask({ leg, draft, keys, care }: ReadingTask, place: Place): Told {
  const beganAt = Date.now();
  const reachedAt: number[] = [];
  const reading = new CarefulReading(care, keys, place);
  const reach = (): void => {
    reachedAt.push(Date.now());
  };
  const outcome = outcomeOf(() => {
    const result = runSteps(leg, draft, { reading, reach });
    return Object.fromEntries(NEEDED[leg].map((part) => [part, result[part]]));
  });
  return { outcome, leftOut: reading.leftOut, beganAt, reachedAt };
}

function outcomeOf(work: () => Partial<Draft>): Outcome {
  try {
    return { added: work() };
  } catch (error) {
    if (error instanceof ReviewFailure) return { failure: error.code };
    if (error instanceof ReviewPutOff) return { putOffMs: error.delayMs };
    throw error;
  }
}
