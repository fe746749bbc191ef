import { type ErrorBody, type FailureCode, type Submission } from './types.js';

interface Facts {
  readonly code: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly body?: ErrorBody | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** Everything that goes wrong. What the service answers has a class of its own for each code. */
export class IntakeError extends Error {
  /** The stable word of the error table; for what never reached the service, one of the client's own. */
  readonly code: string;
  /** Of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /** Quote it to support. */
  readonly requestId: string | undefined;
  /** The whole answer. */
  readonly body: ErrorBody | undefined;
  /** How long the service asked to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { code, status, requestId, body, retryAfterMs, cause }: Facts) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer: the service could not be reached, or the connection broke. */
export class ConnectionError extends IntakeError {
  constructor(message: string, cause: unknown) {
    super(message, { code: 'connection_failed', cause });
  }
}

/** No answer in time. Whether the request was carried out is unknown; the same idempotency key makes it safe to send again. */
export class TimeoutError extends IntakeError {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`, { code: 'timeout' });
  }
}

/** The review ended without a report. */
export class ReviewFailedError extends IntakeError {
  readonly failureCode: FailureCode | null;

  constructor(readonly submission: Submission) {
    super(`The review of ${submission.id} failed: ${submission.failure_code ?? 'unknown'}`, { code: 'review_failed' });
    this.failureCode = submission.failure_code;
  }
}

/** The review was not over in time. It goes on; `waitFor(submissionId)` waits again. */
export class WaitTimeoutError extends IntakeError {
  constructor(
    readonly submissionId: string,
    timeoutMs: number,
  ) {
    super(`The review of ${submissionId} was not over within ${timeoutMs} ms`, { code: 'wait_timeout' });
  }
}

/** The sandbox has no such operation, and the client of a sandbox calls nothing else in its place. */
export class NotInSandboxError extends IntakeError {
  constructor(path: string) {
    super(`The sandbox does not have ${path}`, { code: 'not_in_sandbox' });
  }
}

/** Why a webhook is not believed. */
export type VerificationCode =
  'missing_header' | 'invalid_secret' | 'invalid_timestamp' | 'invalid_signature' | 'invalid_body';

/** Not sent by the service, or too long ago. */
export class WebhookVerificationError extends IntakeError {
  declare readonly code: VerificationCode;

  constructor(code: VerificationCode, message: string) {
    super(message, { code });
  }
}
