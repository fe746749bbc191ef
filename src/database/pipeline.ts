import pg, { type Client, type QueryConfig } from 'pg';

type Scalar = string | number | boolean | Date | Uint8Array;
/** The driver writes each of these without fail. */
export type Parameter = Scalar | null | readonly Scalar[];

export interface Statement {
  /** A constant: it is prepared once on each connection, and remembered for as long as the process runs. */
  readonly text: string;
  readonly values: readonly Parameter[];
  /** One of very many, or one whose best plan depends on its values: it is planned for them, and not remembered. */
  readonly isPlannedAnew?: true;
}

export type Row = object;

/** How many connections a pool has, and how many wait for one. */
export type PoolLoad = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** "cached plan must not change result type": the type of a column is another since the statement was prepared. */
const NOT_SUPPORTED = '0A000';
const ROUTINE = 'RevalidateCachedQuery';
/** "prepared statement does not exist": a pooler between, or somebody's `discard all`, has had it forgotten. */
const NO_SUCH_STATEMENT = '26000';

const names = new Map<string, string>();

/**
 * Sends several statements to PostgreSQL at once and waits for all of them: one round trip. Only a transaction that is
 * open by then, or that the first of them begins, holds them together: when one fails, it refuses those after it.
 */
export async function sendTogether(client: Client, statements: readonly Statement[]): Promise<Row[][]> {
  const { stream } = client.connection;
  // In one packet: the driver would write each for itself, and wake PostgreSQL as often.
  stream.cork();
  const queries = statements.map((each) => client.query<Row>(queryOf(each)));
  stream.uncork();
  const results = await Promise.allSettled(queries);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value.rows;
  });
}

/** The same by a connection of the pool; once more, without what was prepared, when that is outdated. */
export function sendBy(pool: pg.Pool, statements: readonly Statement[]): Promise<Row[][]> {
  return sendOnce(pool, statements).catch((error: unknown) => {
    if (!isOutdated(error)) throw error;
    const anew = statements.map((each): Statement => ({ ...each, isPlannedAnew: true }));
    return sendOnce(pool, anew);
  });
}

/** The connection is given up when what failed was not an answer of PostgreSQL, left a transaction open, or will fail again. */
async function sendOnce(pool: pg.Pool, statements: readonly Statement[]): Promise<Row[][]> {
  const client = await pool.connect();
  try {
    const rows = await sendTogether(client, statements);
    client.release();
    return rows;
  } catch (error) {
    const isAnswer = error instanceof pg.DatabaseError && client.getTransactionStatus() === 'I';
    client.release(!isAnswer || isOutdated(error));
    throw error;
  }
}

function queryOf({ text, values, isPlannedAnew }: Statement): QueryConfig {
  // Without values there is nothing to plan for: `begin` and `commit` go as they are.
  if (isPlannedAnew === true || values.length === 0) return { text, values: [...values] };
  const name = names.get(text) ?? `p${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}

/** Whether PostgreSQL refused only because of what was prepared earlier. Then nothing was done. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === NO_SUCH_STATEMENT || (error.code === NOT_SUPPORTED && error.routine === ROUTINE);
}
