import { type FailureCode } from '../applications/submission-status.js';
import { type Claim } from '../review-tasks/claim.js';
import { type ReviewResult } from './review-stages.js';
import { type StoredReport, storedReport } from './stored-report.js';
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

/** What is to be stored of it. The long parts are text already, as PostgreSQL gets them. */
export interface Outcome {
  readonly claim: Claim;
  readonly ending: Ending;
  /** Its way through the stages, as JSON; null when it came to none. */
  readonly passed: string | null;
  /** Its columns; null when there is none. */
  readonly report: StoredReport | null;
}

export function outcomeOf({ claim, passages }: Attempt, ending: Ending): Outcome {
  return {
    claim,
    ending,
    passed: passages.length === 0 ? null : JSON.stringify(wayOf(claim, passages)),
    report: ending.kind === 'complete' ? storedReport(ending.result.report) : null,
  };
}

/** Roughly its bytes. */
export function weightOf({ passed, report }: Outcome): number {
  return Object.values(report ?? {}).reduce((sum, { length }) => sum + length, passed?.length ?? 0);
}

/** In columns, as it is stored. A stage that fails is the last one. */
function wayOf({ submissionId, run, attempt }: Claim, passages: readonly StagePassage[]): object {
  const last = passages.at(-1);
  return {
    submissionId,
    run,
    attempt,
    stages: passages.map(({ stage }) => stage),
    startedAt: passages.map(({ startedAt }) => startedAt),
    endedAt: passages.map(({ endedAt }) => endedAt),
    failed: last?.result === 'failed',
    detail: last?.detail ?? null,
    usage: passages.find(({ usage }) => usage !== null)?.usage ?? null,
  };
}
