import pg, { type Client, type QueryConfig } from 'pg';
import { type EntityManager } from 'typeorm';

type Scalar = string | number | boolean | Date | Uint8Array;
/** The driver writes each of these without fail. */
export type Parameter = Scalar | null | readonly Scalar[];

export interface SqlStatement {
  /** A constant text: each connection prepares it once and keeps it for as long as the process runs. */
  readonly text: string;
  readonly values: readonly Parameter[];
  /** Planned each time: for a text of very many variants, or whose best plan depends on its values. */
  readonly isPlannedAnew?: true;
}

/** For what nobody is told the outcome of: its commit does not wait for the disk, and a crash may undo it. */
export const UNHURRIED = `select set_config('synchronous_commit', 'off', true)`;

/** How many connections a pool has, and how many wait for one. */
export type PoolLoad = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** "cached plan must not change result type": a column has changed its type since the statement was prepared. */
const NOT_SUPPORTED = '0A000';
const ROUTINE = 'RevalidateCachedQuery';
/** "prepared statement does not exist": a pooler, or somebody's `discard all`, has dropped it. */
const NO_SUCH_STATEMENT = '26000';

const names = new Map<string, string>();

/** Runs statements one after the other in the manager's transaction. */
export async function runStatements(manager: EntityManager, ...statements: readonly SqlStatement[]): Promise<void> {
  for (const { text, values } of statements) await manager.query(text, [...values]);
}

/**
 * Sends several statements to PostgreSQL at once and waits for all of them: one round trip. Only a transaction that is
 * open by then, or that the first of them begins, holds them together: when one fails, it refuses those after it.
 */
export async function sendTogether(client: Client, statements: readonly SqlStatement[]): Promise<object[][]> {
  const { stream } = client.connection;
  // Corked into one packet: otherwise the driver writes each statement separately and wakes PostgreSQL as often.
  stream.cork();
  const queries = statements.map((each) => client.query<object>(queryOf(each)));
  stream.uncork();
  await Promise.allSettled(queries);
  return (await Promise.all(queries)).map(({ rows }) => rows);
}

/** As `sendTogether`, on a connection of the pool; tried once more if its prepared statements are outdated. */
export function sendBy(pool: pg.Pool, statements: readonly SqlStatement[]): Promise<object[][]> {
  return sendOnce(pool, statements).catch((error: unknown) => {
    if (!isOutdated(error)) throw error;
    const anew = statements.map((each): SqlStatement => ({ ...each, isPlannedAnew: true }));
    return sendOnce(pool, anew);
  });
}

/** Closes the connection if the failure was no answer of PostgreSQL, left a transaction open, or would happen again. */
async function sendOnce(pool: pg.Pool, statements: readonly SqlStatement[]): Promise<object[][]> {
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

function queryOf({ text, values, isPlannedAnew }: SqlStatement): QueryConfig {
  // A statement without values, such as `begin`, has no plan worth keeping.
  if (isPlannedAnew === true || values.length === 0) return { text, values: [...values] };
  const name = names.get(text) ?? `p${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}

/** Whether PostgreSQL refused only because a prepared statement is outdated; then nothing was done. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === NO_SUCH_STATEMENT || (error.code === NOT_SUPPORTED && error.routine === ROUTINE);
}
