import { Redis } from 'ioredis';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.js';
import { type OwnServers } from '../../local/own-servers.js';
import { recordMoves } from './moves.js';
import { TcpProxy } from '../support/tcp-proxy.js';

/** The stores of one run: a database and an emptied Redis, and ways to do harm to both. */
export class Ground {
  private constructor(
    readonly servers: OwnServers,
    readonly database: string,
    readonly databaseUrl: string,
    /** Stands before Redis, so that Redis can be away for as long as is wanted. */
    readonly proxy: TcpProxy,
  ) {}

  /** Its tables are those of this version, unless another is to make them at the address given. */
  static async prepare(
    servers: OwnServers,
    name: string,
    makeTables: (url: string) => Promise<unknown> = migrate,
  ): Promise<Ground> {
    const database = `run_${name.replaceAll(/\W+/g, '_')}`;
    await query(servers.postgres.url, `create database ${database}`);
    const address = new URL(servers.postgres.url);
    address.pathname = `/${database}`;
    await makeTables(address.href);
    const ground = new Ground(servers, database, address.href, await TcpProxy.to(servers.redis.url));
    await recordMoves(ground);
    await ground.redis((client) => client.flushall());
    return ground;
  }

  /** As the owner of the database, past every policy. */
  query<T extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return query<T>(this.databaseUrl, sql, values);
  }

  /** Past the proxy. */
  async redis<T>(ask: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.servers.redis.url, {
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      disconnectTimeout: 1,
    });
    client.on('error', () => undefined);
    return ask(client).finally(() => {
      client.disconnect();
    });
  }

  /**
   * Nobody can write to a table while something else is done, so that all who want to are caught in the middle of
   * their transactions.
   */
  async holding<T>(table: string, work: () => Promise<T>): Promise<T> {
    const client = await connect(this.databaseUrl);
    try {
      await client.query('begin');
      await client.query(`lock table ${table} in share mode`);
      return await work();
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async release(): Promise<void> {
    await this.proxy.cut();
    await query(this.servers.postgres.url, `drop database ${this.database} with (force)`);
  }
}

async function query<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = await connect(url);
  try {
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'faults', connectionTimeoutMillis: 20_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
