import { ApiError } from '../../../common/errors/api-error.js';
import { isEmailAddress } from '../../../common/validation/email.js';
import { type SubmissionAttempt } from './attempt.js';

/**
 * An absent, null, blank or malformed address gets the same error; one of another type was refused by the shape check.
 */
export function checkContactEmail({ body }: SubmissionAttempt): ApiError | null {
  const email = body['contact_email'] ?? '';
  if (typeof email !== 'string' || isEmailAddress(email)) return null;
  return new ApiError('invalid_contact_email', { extra: { invalid_fields: ['contact_email'] } });
}
