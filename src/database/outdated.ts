import { handleWhen, retry } from 'cockatiel';
import pg from 'pg';

/** "cached plan must not change result type": the type of a column is another since the statement was prepared. */
const NOT_SUPPORTED = '0A000';
const ROUTINE = 'RevalidateCachedQuery';
/** "prepared statement does not exist": a pooler between, or somebody's `discard all`, has had it forgotten. */
const NO_SUCH_STATEMENT = '26000';

/** Whether PostgreSQL refused only because of what was prepared earlier. Then nothing was done. */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === NO_SUCH_STATEMENT || (error.code === NOT_SUPPORTED && error.routine === ROUTINE);
}

/** Tries once more when what was prepared is outdated: by then it is prepared under another name. */
export const againIfOutdated = retry(handleWhen(isOutdated), { maxAttempts: 1 });
