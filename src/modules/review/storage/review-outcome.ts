import { type Claim } from '../../review-tasks/claim.js';
import { type FailureCode } from '../../standings/submission-status.js';
import { type NewReport } from '../reports/stored-reports.statements.js';
import { type Timeline } from '../stages/timeline.js';

export interface ReviewResult {
  readonly report: NewReport;
  /** For the team's notes on overlaps; no part of the report. Packed, as they are stored. */
  readonly fingerprints: Uint8Array;
}

export type AttemptEnding =
  | { readonly kind: 'complete'; readonly result: ReviewResult }
  | { readonly kind: 'failed'; readonly code: FailureCode }
  /** The same submission will be reviewed again after the delay; callers go on seeing it as processing. */
  | { readonly kind: 'postponed'; readonly delayMs: number };

export interface AttemptOutcome {
  readonly claim: Claim;
  readonly timeline: Timeline;
  readonly ending: AttemptEnding;
}
