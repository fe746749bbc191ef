import { IntakeError } from '../errors.js';
import { ERROR_CLASSES } from '../generated/errors.js';
import { type ErrorBody } from '../types.js';
import { retryAfterMs } from './retries.js';

/** The error that an answer tells, as the class of its code; a code that is newer than this client is an `IntakeError`. */
export function errorOf({ status, headers }: Response, body: unknown): IntakeError {
  const requestId = headers.get('x-request-id') ?? undefined;
  const facts = { status, requestId, retryAfterMs: retryAfterMs(headers) };
  if (!isErrorBody(body)) {
    const message = `The answer is none of this service's: HTTP ${status}`;
    return new IntakeError(message, { ...facts, code: 'unexpected_answer' });
  }
  const known = (Object.hasOwn(ERROR_CLASSES, body.code) ? ERROR_CLASSES[body.code] : undefined) ?? IntakeError;
  return new known(body.error, { ...facts, requestId: requestId ?? body.request_id, code: body.code, body });
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  return 'code' in body && typeof body.code === 'string' && 'error' in body && typeof body.error === 'string';
}
