import pg from 'pg';
import { type DatabaseRole } from './roles.js';

// Token amounts and scores stay far below 2^53, where a JavaScript number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Until the next busy minute: a new connection costs several milliseconds, and each of its statements a plan. */
const IDLE_MS = 60_000;

/** How long to wait for a connection; a busy machine takes seconds to make one. */
export const CONNECT_MS = 5_000;

/** PostgreSQL ends slow statements itself: what is not answered in this time was sent to a server that is gone. */
const SILENCE_MS = 15_000;

/** Every connection of the running service; further settings of PostgreSQL are given as `name=value`. */
export function connectionOptions(role: DatabaseRole, further: readonly string[] = []): pg.PoolConfig {
  // No statement is long enough to be worth parallel workers or the JIT compiler, which take longer to start than most
  // of them. Times are read as ISO 8601, whatever the server or the account is set to.
  const settings = [`role=${role}`, 'datestyle=ISO', 'max_parallel_workers_per_gather=0', 'jit=off', ...further];
  return {
    application_name: 'intake',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    query_timeout: SILENCE_MS,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    // Between the pool that hands a connection out and the code that takes it nobody listens; an error then would end
    // the process.
    onConnect: (client) => void client.on('error', () => undefined),
  };
}

/** Closes the connection after the work. Errors of the connection reject the query that waits for it. */
export async function withOwnConnection<T>(
  { url, name, ...options }: pg.ClientConfig & { readonly url: string; readonly name: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const own = { connectionTimeoutMillis: CONNECT_MS, ...options, connectionString: url, application_name: name };
  const client = new pg.Client(own);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
