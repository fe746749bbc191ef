import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { AppConfig } from '../config/app-config.js';
import { connectionOptions } from './connections.js';
import { type PoolLoad, sendBy, type SqlStatement } from './pipeline.js';
import { DATABASE_ROLES } from './roles.js';

/**
 * Work that is due is read in the order of its index, no further than it is claimed. Until its statistics are renewed
 * PostgreSQL takes a new backlog for two rows, and would read and sort all of it for each claim.
 */
const BY_INDEX = ['enable_seqscan=off', 'enable_bitmapscan=off', 'enable_sort=off'];

/** For what is asked before the organisation is known, such as whose key it is. It can read no application or report. */
@Injectable()
export class SystemDatabase implements OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(config: AppConfig) {
    this.pool = new pg.Pool({
      ...connectionOptions(DATABASE_ROLES.system, BY_INDEX),
      connectionString: config.databaseUrl,
      max: config.systemPoolSize,
    });
    // A connection that dies idle is replaced when it is needed; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  get load(): PoolLoad {
    return this.pool;
  }

  async rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, values)).rows;
  }

  /** As `rows`, for the most frequent statements: each is planned once on each connection. */
  async ask<T extends object>(statement: SqlStatement): Promise<T[]> {
    const [rows = []] = await sendBy(this.pool, [statement]);
    return rows as T[];
  }

  /** How many rows a statement changed. */
  async execute(sql: string, parameters: unknown[] = []): Promise<number> {
    return (await this.pool.query(sql, parameters)).rowCount ?? 0;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
