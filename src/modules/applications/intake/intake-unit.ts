import { type ApiError } from '../../../common/errors/api-error.js';
import { type Caller } from '../../auth/caller.js';
import { type AnswerClaim } from '../../idempotency/answer-memory.js';
import { type SubmissionAcceptedDto } from '../dto/submission-accepted.response.dto.js';
import { type Belated, type PreparedSubmission } from '../prepared-submission.js';

export type SubmissionOutcome = SubmissionAcceptedDto | ApiError;

/** The request that brought it, mostly for the log. */
export interface SentBy {
  readonly requestId: string;
  readonly traceId?: string | undefined;
  readonly belated?: Belated | undefined;
}

/** What is stored as a whole: one submission, or a batch, which has one answer. */
export interface IntakeUnit {
  readonly caller: Caller;
  readonly sentBy: SentBy;
  readonly items: readonly PreparedSubmission[];
  /** Null when no Idempotency-Key was sent. */
  readonly claim: AnswerClaim | null;
  /** The answer to be remembered. Null when the whole request is refused; nothing of it may be stored then. */
  readonly answer: (outcomes: readonly SubmissionOutcome[]) => object | null;
}

/** A text that is equal for two requests with the same Idempotency-Key; null without a key. */
export function markOf({ caller, claim }: IntakeUnit): string | null {
  return claim === null ? null : `${caller.environment} ${claim.key}`;
}

/** The cohort has changed since the submission was checked against it. */
export class CohortChanged extends Error {
  override readonly name = 'CohortChanged';

  constructor(readonly cohortId: string) {
    super(`The cohort ${cohortId} has changed`);
  }
}
