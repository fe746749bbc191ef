import { type Request } from 'express';
import { ApiError } from '../../common/errors/api-error.js';
import { patternOf } from '../../common/text/pattern.js';

export const IDEMPOTENCY_KEY = {
  header: 'Idempotency-Key',
  minLength: 1,
  maxLength: 255,
  pattern: '^[\\x21-\\x7e]+$',
} as const;

const NAME = IDEMPOTENCY_KEY.header.toLowerCase();
/** Quotes as in the draft standard; most people send the key without them. */
const QUOTED = /^"(.+)"$/;
const VALID = patternOf(IDEMPOTENCY_KEY.pattern);

/** The key; null when there is none. @throws ApiError invalid_idempotency_key */
export function readIdempotencyKey({ headers, rawHeaders }: Request): string | null {
  if (headers[NAME] === undefined) return null;
  // Node would join a repeated header into one value, which is neither of the two keys.
  const sent = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === NAME);
  const [key] = sent;
  if (key === undefined) return null;
  return toIdempotencyKey(sent.length > 1 ? null : key);
}

/** Checks a key and takes its quotes off. @throws ApiError invalid_idempotency_key */
export function toIdempotencyKey(key: unknown): string {
  if (typeof key !== 'string' || key.length > IDEMPOTENCY_KEY.maxLength || !VALID.test(key)) {
    throw new ApiError('invalid_idempotency_key');
  }
  return QUOTED.exec(key)?.[1] ?? key;
}
