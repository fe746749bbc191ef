import pg from 'pg';

/**
 * Lends a connection to the work, and undoes what the work has not committed. A connection is given up when what failed
 * was not an answer of PostgreSQL, or left a transaction open.
 */
export async function borrow<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    if (hasOpen(client)) await client.query('rollback');
    client.release();
    return result;
  } catch (error) {
    client.release(!isAnswer(error) || hasOpen(client));
    throw error;
  }
}

/** PostgreSQL has answered, if only with an error: the connection is as good as before. */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}

/** A transaction. */
function hasOpen(client: pg.PoolClient): boolean {
  return client.getTransactionStatus() !== 'I';
}
