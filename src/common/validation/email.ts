import { isEmail } from 'class-validator';
import { LIMITS } from './limits.js';
import { isLongerThan } from './text.js';

/**
 * Length is checked elsewhere and answered as a limit. The library is not asked about overlong texts: its pattern
 * overflows the stack on a few hundred thousand characters.
 */
export function isEmailAddress(text: string): boolean {
  return isLongerThan(text, LIMITS.email) || isEmail(text, { ignore_max_length: true });
}
