import { ApiError } from '../../../common/errors/api-error.js';
import { isEmailAddress } from '../../../common/validation/email.js';
import { type Attempt } from './attempt.js';

/** Absent, null, blank and malformed are one and the same; a value of another type was a matter of shape. */
export function checkContactEmail({ body }: Attempt): ApiError | null {
  const email = body['contact_email'] ?? '';
  if (typeof email !== 'string' || isEmailAddress(email)) return null;
  return new ApiError('invalid_contact_email', { extra: { invalid_fields: ['contact_email'] } });
}
