import { type Socket } from 'node:net';
import pg from 'pg';
import { type DatabaseRole } from './roles.js';

// Token amounts and scores stay far below 2^53, where a JavaScript number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A new connection costs both sides several milliseconds, and each statement its plan: those of a busy minute are kept. */
const IDLE_MS = 60_000;

/** For a free connection, or a new one, which a busy machine takes seconds to make. */
export const CONNECT_MS = 5_000;

/** PostgreSQL ends what takes long; a query that waits longer than this for an answer will get none. */
const SILENCE_MS = 15_000;

/**
 * A connection whose end is never unheard. Between a pool that hands one out and the one who takes it there is a moment
 * when neither listens; if PostgreSQL ends the connection just then, the error would end the process. And when it goes
 * dead in silence, because a machine or the network between went away, the system would tell of it in a quarter of an hour.
 */
class HeardClient extends pg.Client {
  /** The driver's: false while it waits for an answer. */
  declare readonly readyForQuery?: boolean;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const stream = this.connection.stream as Socket;
    stream.setTimeout(SILENCE_MS, () => {
      const { bytesRead } = stream;
      // After this process itself was busy, timers come before what has arrived meanwhile: that is looked at first.
      setImmediate(() => {
        if (this.readyForQuery === false && stream.bytesRead === bytesRead) stream.destroy();
      });
    });
  }
}

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
    // What is sent together need not wait for each other's answers.
    pipeline: true,
    Client: HeardClient,
  };
}
