import { rmSync } from 'node:fs';
import { openDataDir } from './data-folder.js';
import { lockDataDir } from './data-lock.js';
import { guardEphemeral } from './ephemeral-guard.js';
import { type LocalServer } from './local-server.js';
import { startPostgres } from './postgres-server.js';
import { removePrivatePlace } from './private-place.js';
import { startRedis } from './redis-server.js';
import { announceServices, withdrawServices } from './running-services.js';

export interface LocalServicesOptions {
  dataDir: string;
  log: (message: string) => void;
  postgres: boolean;
  redis: boolean;
  /** For tests: nothing waits for the disk, and if this process dies the servers end and the whole data folder goes. */
  ephemeral?: boolean;
  /** Keeps a Redis that had to be fetched or compiled; by default `redis-dist` in the data folder. */
  redisDistDir?: string;
  /** Ends the start: it rejects once nothing is left running. */
  stopping?: AbortSignal;
}

export interface LocalServices {
  /** Undefined for a server that was not asked for. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Ends the servers; on request removes the data folder too, and all that belongs to it. May be called again. */
  stop: (options?: { removeData?: boolean }) => Promise<void>;
}

/**
 * Starts the servers that were asked for, both at once, and keeps them running. The data folder is this process's
 * alone until they are stopped; servers that a crashed process left running on it are ended first.
 */
export async function startLocalServices(options: LocalServicesOptions): Promise<LocalServices> {
  const dataDir = openDataDir(options.dataDir);
  const lock = lockDataDir(dataDir);
  const guard = options.ephemeral === true ? guardEphemeral(dataDir) : undefined;
  const release = (): void => {
    guard?.dismiss();
    lock.release();
  };
  try {
    const { postgres, redis } = await startServers({ ...options, dataDir });
    announceServices(dataDir, {
      pid: process.pid,
      ...(postgres && { database_url: postgres.url }),
      ...(redis && { redis_url: redis.url }),
    });
    const end = async (): Promise<void> => {
      withdrawServices(dataDir);
      await Promise.all([postgres?.stop(), redis?.stop()]);
      release();
    };
    let ended: Promise<void> | undefined;
    return {
      databaseUrl: postgres?.url,
      redisUrl: redis?.url,
      stop: async ({ removeData = false } = {}) => {
        await (ended ??= end());
        if (removeData) removeAll(dataDir);
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Both or none: when one cannot be started, the other is ended again. */
async function startServers(
  options: LocalServicesOptions,
): Promise<{ postgres: LocalServer | undefined; redis: LocalServer | undefined }> {
  const { redisDistDir, ...common } = options;
  const nothing = Promise.resolve(undefined);
  const starting = [
    options.postgres ? startPostgres(common) : nothing,
    options.redis ? startRedis({ ...common, ...(redisDistDir !== undefined && { distDir: redisDistDir }) }) : nothing,
  ] as const;
  const { stopping } = options;
  // One is not kept running until the other has been fetched.
  stopping?.addEventListener(
    'abort',
    () => {
      for (const server of starting)
        void server.then(
          (started) => started?.stop(),
          () => undefined,
        );
    },
    { once: true },
  );
  try {
    const [postgres, redis] = await Promise.all(starting);
    stopping?.throwIfAborted();
    return { postgres, redis };
  } catch (error) {
    await Promise.allSettled(starting.map(async (server) => (await server)?.stop()));
    throw error;
  }
}

function removeAll(dataDir: string): void {
  removePrivatePlace(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
