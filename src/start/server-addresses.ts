import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppConfig } from '../config/app-config.js';
import { type Settings } from '../config/settings.js';
import { provideServiceLogin } from '../database/service-login.js';
import { say } from './say.js';
import { keptSecretsKey } from './secrets-key.js';
import { type Shutdown } from './shutdown.js';

/** Starting them may take minutes, if they have to be fetched. What is left of an unfinished start ends with the process. */
const ABANDONED_AFTER_MS = 5_000;
/** A server that has not ended by itself is ended by force before that. */
const END_SERVERS_MS = 11_000;

interface WantedServers {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  readonly postgres: boolean;
  readonly redis: boolean;
  /** Ends the start: it rejects once nothing is left running. */
  readonly stopping: AbortSignal;
}

interface StartedServers {
  /** Undefined for a server that was not wanted. */
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  stop(): Promise<void>;
}

/** Starts servers for this process alone, for development; the image has none to start. */
export type StartServers = (wanted: WantedServers) => Promise<StartedServers>;

/** The settings with the addresses of PostgreSQL and Redis: those given, or those of servers started for this process. */
export async function withAddresses(
  settings: Settings,
  shutdown: Shutdown,
  startServers: StartServers | undefined,
): Promise<AppConfig> {
  const { databaseUrl, redisUrl } = settings;
  if (databaseUrl !== undefined && redisUrl !== undefined) return new AppConfig(settings, { databaseUrl, redisUrl });
  // An empty database with a demonstration in it is not what an operator wants who forgot a setting.
  if (startServers === undefined || settings.nodeEnv === 'production') throw missingAddresses(settings);
  const stopping = new AbortController();
  const starting = startServers({
    dataDir: resolve(settings.dataDir),
    log: say,
    postgres: databaseUrl === undefined,
    redis: redisUrl === undefined,
    stopping: stopping.signal,
  });
  const end = async (): Promise<void> => {
    stopping.abort();
    const servers = await Promise.race([
      starting.catch(() => undefined),
      sleep(ABANDONED_AFTER_MS, undefined, { ref: false }),
    ]);
    await servers?.stop();
  };
  // Registered before they run: Ctrl-C during the start must stop them as well.
  shutdown.add({ name: 'own servers', withinMs: END_SERVERS_MS, end });
  const servers = await starting;
  const own = servers.databaseUrl;
  const addresses = {
    ...(own === undefined
      ? { databaseUrl: databaseUrl ?? '' }
      : { databaseUrl: await provideServiceLogin(own), databaseOwnerUrl: own }),
    redisUrl: redisUrl ?? servers.redisUrl ?? '',
  };
  if (own === undefined || settings.secretsKey !== undefined) return new AppConfig(settings, addresses);
  return new AppConfig(settings, addresses, keptSecretsKey(resolve(settings.dataDir)));
}

function missingAddresses({ databaseUrl, redisUrl }: Settings): Error {
  const missing = [databaseUrl === undefined && 'DATABASE_URL', redisUrl === undefined && 'REDIS_URL'].filter(Boolean);
  return new Error(
    `Set ${missing.join(' and ')}. Servers of its own are started for development only: by npm start, without NODE_ENV=production.`,
  );
}
