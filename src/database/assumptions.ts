import pg from 'pg';

/** What `assume(false)` fails with, in a class of SQLSTATE that PostgreSQL leaves to its users. */
export const UNFOUNDED = 'IN001';

/**
 * Whether a transaction failed because an assumption of it does not hold. The caller tried to do everything in one
 * round trip; now it looks first, and takes another.
 */
export function isUnfounded(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNFOUNDED;
}
