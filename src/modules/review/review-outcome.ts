import { newId } from '../../common/ids/uuid.js';
import { type FailureCode } from '../applications/submission-status.js';
import { type Claim } from '../review-tasks/claim.js';
import { type ReviewResult } from './review-stages.js';
import { type StagePassage } from './timeline.js';

/** How a review of a submission went: the claim it was made under, and its way through the stages. */
export interface Attempt {
  readonly claim: Claim;
  readonly passages: readonly StagePassage[];
}

/** How an attempt ended. */
export type Ending =
  | { readonly kind: 'complete'; readonly result: ReviewResult }
  | { readonly kind: 'failed'; readonly code: FailureCode }
  /** The same submission will be reviewed again after the delay; callers go on seeing it as processing. */
  | { readonly kind: 'postponed'; readonly delayMs: number };

/** What is to be stored of it. The long parts are JSON already, as PostgreSQL gets them. */
export interface Outcome {
  readonly claim: Claim;
  readonly ending: Ending;
  readonly events: readonly string[];
  /** Null when there is none. */
  readonly report: string | null;
}

export function outcomeOf({ claim, passages }: Attempt, ending: Ending): Outcome {
  const { submissionId, run, attempt } = claim;
  const events = passages.map((passage) => JSON.stringify({ id: newId(), submissionId, run, attempt, ...passage }));
  return { claim, ending, events, report: ending.kind === 'complete' ? JSON.stringify(ending.result.report) : null };
}

/** Roughly its bytes. */
export function weightOf({ events, report }: Outcome): number {
  return events.reduce((sum, { length }) => sum + length, report?.length ?? 0);
}
