import { isEmail } from 'class-validator';

/** Length is a limit of its own, with an answer of its own, so it does not count here. */
export function isEmailAddress(text: string): boolean {
  return isEmail(text, { ignore_max_length: true });
}
