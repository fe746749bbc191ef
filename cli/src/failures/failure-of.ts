import { IntakeError, ReviewFailedError } from '@application-intake/sdk';
import { EXIT, type ExitCode } from './exit-codes.js';
import { Failure } from './failure.js';

/** The key cannot do it, whatever it is asked for. */
const OF_THE_KEY = new Set([
  'insufficient_scope',
  'sandbox_live_key',
  'cohort_not_authorized',
  'invalid_key',
  'malformed_api_key',
]);
/** The review is over, without a report. */
const OF_THE_REVIEW = new Set(['insights_unavailable', 'review_failed']);
/** Nothing is wrong with the request: the same may be answered later. */
const PASSING = new Set(['connection_failed', 'timeout', 'wait_timeout', 'unexpected_answer', 'insights_not_ready']);

/** What a command ended with, as people, programs and scripts are told. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ReviewFailedError) {
    const { failureCode, submission, message } = error;
    return new Failure(message, error.code, EXIT.reviewFailed, {
      submission_id: submission.id,
      failure_code: failureCode,
    });
  }
  if (error instanceof IntakeError) {
    const { code, message, body, requestId, retryAfterMs } = error;
    const { error: _error, code: _code, ...more } = body ?? {};
    return new Failure(message, code, exitCodeOf(error), {
      ...more,
      ...(requestId !== undefined && { request_id: requestId }),
      ...(retryAfterMs !== undefined && { retry_after_ms: retryAfterMs }),
    });
  }
  if (error instanceof Error && error.name === 'AbortError') {
    return new Failure('Stopped', 'interrupted', EXIT.interrupted);
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Failure(message, 'internal_error', EXIT.bug);
}

function exitCodeOf({ code, status }: IntakeError): ExitCode {
  if (status === 401 || OF_THE_KEY.has(code)) return EXIT.key;
  if (OF_THE_REVIEW.has(code)) return EXIT.reviewFailed;
  if (PASSING.has(code) || status === 408 || status === 429 || (status !== undefined && status >= 500)) {
    return EXIT.unavailable;
  }
  return EXIT.refused;
}
