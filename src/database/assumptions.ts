import { codeOf } from '../common/errors/code-of.js';

/** What `assume(false)` fails with, in a class of SQLSTATE that PostgreSQL leaves to its users. */
export const UNFOUNDED = 'IN001';

/** Whether a transaction failed because an assumption of it does not hold. Its caller looks, and tries again. */
export function isUnfounded(error: unknown): boolean {
  return codeOf(error) === UNFOUNDED;
}
