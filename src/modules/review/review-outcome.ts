import { type FailureCode } from '../standings/submission-status.js';
import { type Claim } from '../review-tasks/claim.js';
import { type ReviewResult } from './review-stages.js';
import { type StageSpan } from './timeline.js';

/** How a review of a submission went: the claim it was made under, and its way through the stages. */
export interface Attempt {
  readonly claim: Claim;
  readonly spans: readonly StageSpan[];
}

/** How an attempt ended. */
export type Ending =
  | { readonly kind: 'complete'; readonly result: ReviewResult }
  | { readonly kind: 'failed'; readonly code: FailureCode }
  /** The same submission will be reviewed again after the delay; callers go on seeing it as processing. */
  | { readonly kind: 'postponed'; readonly delayMs: number };

/** What is to be stored of it. */
export interface Outcome extends Attempt {
  readonly ending: Ending;
}
