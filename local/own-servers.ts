import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDataDir } from './data-folder.js';
import { guardEphemeral } from './ephemeral-guard.js';
import { type LocalServer } from './local-server.js';
import { startPostgres } from './postgres-server.js';
import { removePrivatePlace } from './private-place.js';
import { startRedis } from './redis-server.js';

/** A PostgreSQL and a Redis that nobody else uses, to be loaded or killed at will: one that ends is started again. */
export interface OwnServers {
  readonly folder: string;
  readonly postgres: LocalServer;
  readonly redis: LocalServer;
  stop(): Promise<void>;
}

/** A durable PostgreSQL waits for the disk, as in production; without it neither a crash nor a rate would prove anything. */
export async function startOwnServers({ durable }: { durable: boolean }): Promise<OwnServers> {
  const folder = openDataDir(mkdtempSync(join(tmpdir(), 'intake-servers-')));
  // Should this process vanish, both servers end and the folder goes.
  const guard = guardEphemeral(folder);
  const options = { dataDir: folder, log: () => undefined };
  const starting = [
    startPostgres({ ...options, ephemeral: !durable }),
    startRedis({ ...options, distDir: resolve('.data', 'redis-dist') }),
  ] as const;
  const stop = async (): Promise<void> => {
    await Promise.allSettled(starting.map(async (server) => (await server).stop()));
    guard.dismiss();
    removePrivatePlace(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [postgres, redis] = await Promise.all(starting);
    return { folder, postgres, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
