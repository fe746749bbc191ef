import { isEmail } from 'class-validator';
import { LIMITS } from './limits.js';
import { isLongerThan } from './text.js';

/**
 * Too great a length is a limit of its own, with an answer of its own. The library is not asked about it: of a few hundred
 * thousand characters its pattern makes an overflowing stack.
 */
export function isEmailAddress(text: string): boolean {
  return isLongerThan(text, LIMITS.email) || isEmail(text, { ignore_max_length: true });
}
