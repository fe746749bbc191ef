import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { openDataDir } from './data-folder.js';
import { LOOPBACK } from './free-port.js';
import { startOnFreePort, type LocalServer } from './local-server.js';
import { ManagedProcess, type Launch } from './managed-process.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import {
  endLeftoverPostgres,
  ensureCluster,
  POSTGRES_ENV,
  POSTGRES_STOP_STEPS,
  POSTGRES_USER,
} from './postgres-cluster.js';
import { findPostgresHome, type PostgresHome } from './postgres-home.js';

export interface PostgresOptions {
  dataDir: string;
  log: (message: string) => void;
  /** The data need not outlive a crash of the machine, so nothing waits for the disk. For tests. */
  ephemeral?: boolean;
  /** Ends the start, and what it has started. */
  stopping?: AbortSignal;
  /** The `native` folder of a package, in place of the one that npm installed for this platform. */
  installed?: string;
}

const DATABASE = 'intake';
const CONNECT_WITHIN_MS = 5_000;

/**
 * Starts a PostgreSQL of our own on the loopback address, with its data in the data folder and a database that is
 * empty at first.
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalServer> {
  const { log, ephemeral = false } = options;
  const dataDir = openDataDir(options.dataDir);
  const home = findPostgresHome(dataDir);
  const binaries = await findPostgresBinaries(home, options.installed);
  const password = await ensureCluster(home, binaries, { dataDir, durable: !ephemeral, stopping: options.stopping });
  const urlOf = (port: number, database: string): string =>
    `postgresql://${POSTGRES_USER}:${password}@${LOOPBACK}:${port}/${database}`;

  const { server, port } = await startOnFreePort(
    (free) =>
      new ManagedProcess({
        name: 'PostgreSQL',
        logFile: join(dataDir, 'postgres.log'),
        log,
        stopSteps: POSTGRES_STOP_STEPS,
        prepare: () => prepare(home, binaries.postgres, settings(free, ephemeral)),
        isReady: () => acceptsConnections(urlOf(free, 'postgres')),
      }),
    options.stopping,
  );
  try {
    await createDatabase(urlOf(port, 'postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: urlOf(port, DATABASE),
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

function settings(port: number, ephemeral: boolean): Record<string, string | number> {
  return {
    listen_addresses: LOOPBACK,
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(ephemeral ? { fsync: 'off', full_page_writes: 'off' } : {}),
  };
}

async function prepare(
  { cluster, account }: PostgresHome,
  command: string,
  values: Record<string, string | number>,
): Promise<Launch> {
  await endLeftoverPostgres(cluster);
  const args = ['-D', cluster, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  return { command, args, cwd: cluster, env: POSTGRES_ENV, ...account };
}

async function acceptsConnections(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    // Anything but "not yet" from the server itself, such as a wrong password, does not get better by waiting.
    if (error instanceof DatabaseError && error.code?.startsWith('28')) throw error;
    return false;
  }
}

async function createDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}
