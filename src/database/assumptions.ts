import pg from 'pg';

/** What `assume(false)` fails with, in a class of SQLSTATE that PostgreSQL leaves to its users. */
export const UNFOUNDED = 'IN001';

/**
 * Whether a transaction came to nothing because what it assumed does not hold: a caller that meant to have it done in one
 * round trip looks first now, and takes another.
 */
export function isUnfounded(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNFOUNDED;
}
