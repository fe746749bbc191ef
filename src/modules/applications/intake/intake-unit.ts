import { type ApiError } from '../../../common/errors/api-error.js';
import { type Caller } from '../../auth/caller.js';
import { type AnswerClaim } from '../../idempotency/answer-memory.js';
import { type SubmissionAcceptedDto } from '../dto/submission-accepted.response.dto.js';
import { type Belated, type PreparedSubmission } from '../prepared-submission.js';

/** What becomes of one submission. */
export type Outcome = SubmissionAcceptedDto | ApiError;

/** The request by which something came, mostly for the log. */
export interface SentBy {
  readonly requestId: string;
  readonly traceId?: string | undefined;
  readonly belated?: Belated | undefined;
}

/** What is taken in as a whole: a submission, or the list of a batch with the one answer to all of it. */
export interface IntakeUnit {
  readonly caller: Caller;
  readonly sentBy: SentBy;
  readonly items: readonly PreparedSubmission[];
  /** Null when no Idempotency-Key was sent. */
  readonly claim: AnswerClaim | null;
  /** The answer to be remembered. Null when the request is refused: nothing of it may stay then. */
  readonly answer: (outcomes: readonly Outcome[]) => object | null;
}

/** What two requests with the same Idempotency-Key have in common; null when there is none. */
export function markOf({ caller, claim }: IntakeUnit): string | null {
  return claim === null ? null : `${caller.environment} ${claim.key}`;
}

/** The cohort is no more what the submission was checked against. */
export class CohortChanged extends Error {
  override readonly name = 'CohortChanged';

  constructor(readonly cohortId: string) {
    super(`The cohort ${cohortId} has changed`);
  }
}
