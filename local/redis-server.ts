import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import { giveToOwnerOfFolder, openDataDir } from './data-folder.js';
import { findRedis } from './find-redis.js';
import { LOOPBACK } from './free-port.js';
import { startOnFreePort, type LocalServer } from './local-server.js';
import { ManagedProcess, type Launch } from './managed-process.js';
import { endRecorded, writeRecord } from './process-record.js';
import { newSecret, writePrivateFile } from './private-file.js';
import { type StopStep } from './process-table.js';
import { type RedisProgram, type RedisSearch } from './redis-program.js';
import { ownerIfRoot } from './server-account.js';

export interface RedisOptions extends Pick<RedisSearch, 'searchPath' | 'sources'> {
  dataDir: string;
  log: (message: string) => void;
  /** Keeps a fetched or compiled Redis; by default `redis-dist` in the data folder. */
  distDir?: string;
  /** Ends the start, and what it has started. */
  stopping?: AbortSignal;
}

/** Asked to end, Redis writes to the disk what is not there yet. */
const STOP_STEPS: readonly StopStep[] = [
  { signal: 'SIGTERM', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
];

const CONNECT_WITHIN_MS = 2_000;

/** Starts a Redis of our own on the loopback address, with its data in the data folder. */
export async function startRedis(options: RedisOptions): Promise<LocalServer> {
  const dataDir = openDataDir(options.dataDir);
  const program = await findRedis({ ...options, distDir: resolve(options.distDir ?? join(dataDir, 'redis-dist')) });
  const password = newSecret();
  const { server, port } = await startOnFreePort((free) => {
    const processFile = join(dataDir, 'redis.pid');
    return new ManagedProcess({
      name: 'Redis',
      logFile: join(dataDir, 'redis.log'),
      log: options.log,
      stopSteps: STOP_STEPS,
      prepare: () => prepare(program, dataDir, processFile, configuration(free, password)),
      onSpawn: (pid) => {
        writeRecord(processFile, pid);
      },
      isReady: () => answersPing(free, password),
    });
  }, options.stopping);
  return {
    url: `redis://:${password}@${LOOPBACK}:${port}`,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

/** Its folder is the one it runs in, so that no path has to be quoted. */
function configuration(port: number, password: string): string {
  const lines = [
    `bind ${LOOPBACK}`,
    `port ${port}`,
    `requirepass ${password}`,
    'protected-mode yes',
    'daemonize no',
    'dir ./',
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    // Each worker of a test run has a database of its own.
    'databases 128',
  ];
  return `${lines.join('\n')}\n`;
}

/** The password goes into a file, for everyone on the machine can read a command line. */
async function prepare(program: RedisProgram, dataDir: string, processFile: string, config: string): Promise<Launch> {
  await endRecorded(processFile, STOP_STEPS);
  const folder = join(dataDir, 'redis');
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) giveToOwnerOfFolder(folder);
  writePrivateFile(join(folder, 'redis.conf'), config);
  const env = { LC_ALL: 'C', ...program.env };
  return { command: program.command, args: ['redis.conf'], cwd: folder, env, ...ownerIfRoot(folder) };
}

async function answersPing(port: number, password: string): Promise<boolean> {
  const client = new Redis(port, LOOPBACK, {
    password,
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN_MS,
    retryStrategy: () => null,
    // It waits that long even for a connection that was never made, and keeps the process alive meanwhile.
    disconnectTimeout: 1,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
  });
  client.on('error', () => undefined);
  try {
    await client.ping();
    return true;
  } catch {
    // Nobody listens yet, or it still reads its data from the disk.
    return false;
  } finally {
    client.disconnect();
  }
}
