import { fieldsError } from '../../../common/errors/api-error.js';
import { fromApiDate } from '../../../common/time/api-date.js';

/** A key that is to stop working now is revoked; an expiry in the past is a mistake. @throws ApiError invalid_request */
export function futureTime(text: string | null): Date | null {
  const time = text === null ? null : fromApiDate(text);
  if (time !== null && time <= new Date()) {
    throw fieldsError('invalid_request', [{ path: 'expires_at', message: 'expires_at must be in the future' }]);
  }
  return time;
}
