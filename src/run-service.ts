import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from './common/logging/logger.js';
import { AppConfig } from './config/app-config.js';
import { readSettings } from './config/load-settings.js';
import { type Settings } from './config/settings.js';
import { configureHeap } from './heap.js';
import { provideServiceLogin } from './database/service-login.js';
import { startLocalServices } from './local/local-services.js';
import { assertAddressIsFree } from './listening.js';
import { say } from './say.js';
import { Shutdown } from './shutdown.js';

/** A server that is still being fetched or set up is left at that, which is safe to be cut off. */
const ABANDONED_AFTER_MS = 5_000;
/** A server that has not ended by itself is ended by force before that. */
const END_SERVERS_MS = 11_000;

/** Starts everything that this process is to run, and says how to use it. */
export async function runService(): Promise<void> {
  const settings = readSettings();
  configureHeap(settings.role);
  const logger = createLogger(settings.logLevel, settings.role);
  const shutdown = new Shutdown(logger);
  shutdown.onSignals();
  try {
    await assertAddressIsFree('PORT', settings.host, settings.port);
    const { operationsPort, operationsHost = settings.host } = settings;
    if (operationsPort !== undefined) await assertAddressIsFree('OPERATIONS_PORT', operationsHost, operationsPort);
    // What serves takes longest to read: meanwhile the servers start.
    const [config, { serve }] = await Promise.all([connect(settings, shutdown), import('./serve.js')]);
    await serve({ config, settings, logger, shutdown });
  } catch (error) {
    // A signal in the middle of the start makes steps fail that nobody waits for any more.
    if (!shutdown.isUnderWay) await shutdown.failed(error);
  }
}

/** The addresses of PostgreSQL and Redis: those in the settings, or those of servers started for this process. */
async function connect(settings: Settings, shutdown: Shutdown): Promise<AppConfig> {
  const { databaseUrl, redisUrl } = settings;
  if (databaseUrl !== undefined && redisUrl !== undefined) return new AppConfig(settings, { databaseUrl, redisUrl });
  refuseInProduction(settings);
  const stopping = new AbortController();
  const starting = startLocalServices({
    dataDir: resolve(settings.dataDir),
    log: say,
    postgres: databaseUrl === undefined,
    redis: redisUrl === undefined,
    stopping: stopping.signal,
  });
  // From the beginning: whoever changes his mind in the first second shall find nothing running.
  const end = async (): Promise<void> => {
    stopping.abort();
    const services = await Promise.race([
      starting.catch(() => undefined),
      sleep(ABANDONED_AFTER_MS, undefined, { ref: false }),
    ]);
    await services?.stop();
  };
  shutdown.add({ name: 'own servers', withinMs: END_SERVERS_MS, end });
  const services = await starting;
  const own = services.databaseUrl;
  return new AppConfig(settings, {
    ...(own === undefined
      ? { databaseUrl: databaseUrl ?? '' }
      : { databaseUrl: await provideServiceLogin(own), databaseOwnerUrl: own }),
    redisUrl: redisUrl ?? services.redisUrl ?? '',
  });
}

/** An empty database of its own, with a demonstration in it, is not what anybody meant there who forgot a setting. */
function refuseInProduction({ nodeEnv, databaseUrl, redisUrl }: Settings): void {
  if (nodeEnv !== 'production') return;
  const missing = [databaseUrl === undefined && 'DATABASE_URL', redisUrl === undefined && 'REDIS_URL'].filter(Boolean);
  throw new Error(
    `NODE_ENV is production, where the service starts no servers of its own: set ${missing.join(' and ')}.`,
  );
}
