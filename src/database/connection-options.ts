import pg from 'pg';
import { type DatabaseRole } from './roles.js';

// Token amounts and scores stay far below 2^53, where a JavaScript number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A new connection costs both sides several milliseconds, and each statement its plan: those of a busy minute are kept. */
const IDLE_MS = 60_000;

/** For a free connection, or a new one, which a busy machine takes seconds to make. */
export const CONNECT_MS = 5_000;

/**
 * PostgreSQL ends what takes long; a query that waits longer than this for an answer will get none. When the machine or the network
 * between went away, the system would tell of it in a quarter of an hour.
 */
const SILENCE_MS = 15_000;

/**
 * Every connection of the running service: what it may do, how long it may take, and further settings of PostgreSQL, as
 * `name=value`.
 */
export function connectionOptions(role: DatabaseRole, further: readonly string[] = []): pg.PoolConfig {
  // No statement is long enough to be worth the start of other processes or a compiler, which take longer than most of them.
  // Times are read as ISO 8601, whatever the server or the account is set to.
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
    // What is sent together need not wait for each other's answers.
    pipeline: true,
    // Between a pool that hands one out and the one who takes it neither listens: its end would be that of the process.
    onConnect: (client) => void client.on('error', () => undefined),
  };
}
