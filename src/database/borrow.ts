import pg from 'pg';

/** Lends a connection to the work, and gives it up when what failed was not an answer of PostgreSQL. */
export async function borrow<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(!isAnswer(error));
    throw error;
  }
}

/** PostgreSQL has answered, if only with an error: the connection is as good as before. */
export function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}
