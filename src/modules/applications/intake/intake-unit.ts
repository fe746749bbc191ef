import { type ApiError } from '../../../common/errors/api-error.js';
import { type Caller } from '../../auth/caller.js';
import { type AnswerClaim } from '../../idempotency/answer-memory.js';
import { type SubmissionAcceptedDto } from '../dto/submission-accepted.response.dto.js';
import { type PreparedSubmission } from '../prepared-submission.js';

/** What becomes of one submission. */
export type Outcome = SubmissionAcceptedDto | ApiError;

/** The request by which something came, mostly for the log. */
export interface SentBy {
  readonly requestId: string;
  readonly traceId?: string | undefined;
  readonly belated?: Belated | undefined;
}

/** Of an application that is taken in later than it came, and in no hurry. No caller is asked for it. */
export interface Belated {
  readonly arrivedAt: Date;
  /** Others that come until then are reviewed first. */
  readonly reviewFrom: Date;
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
  /** The answer if nothing is refused, where that is known. */
  readonly foreseen: object | null;
}

/** The cohort is no more what the submission was checked against. */
export class CohortChanged extends Error {
  override readonly name = 'CohortChanged';

  constructor(readonly cohortId: string) {
    super(`The cohort ${cohortId} has changed`);
  }
}
