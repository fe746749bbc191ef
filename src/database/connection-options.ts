import pg from 'pg';
import { type DatabaseRole } from './roles.js';

// Token amounts and scores stay far below 2^53, where a JavaScript number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A new connection costs both sides several milliseconds, and each statement its plan: those of a busy minute are kept. */
const IDLE_MS = 60_000;

/**
 * A connection whose end is never unheard. Between a pool that hands one out and the one who takes it there is a moment
 * when neither listens; if PostgreSQL ends the connection just then, the error would end the process.
 */
class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Every connection of the running service: what it may do, and how long it may take. */
export function connectionOptions(role: DatabaseRole): pg.PoolConfig {
  return {
    application_name: 'intake',
    options: `-c role=${role}`,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    Client: HeardClient,
  };
}
