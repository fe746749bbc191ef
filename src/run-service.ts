import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Logger } from 'pino';
import { createApp } from './app.factory.js';
import { createLogger } from './common/logging/logger.js';
import { AppConfig } from './config/app-config.js';
import { readSettings } from './config/load-settings.js';
import { type Settings } from './config/settings.js';
import { migrate } from './database/migrate.js';
import { prepareDemonstration } from './demonstration/demonstration.js';
import { welcome } from './demonstration/welcome.js';
import { configureHeap } from './heap.js';
import { startLocalServices } from './local/local-services.js';
import { ReadinessState } from './modules/health/readiness-state.js';
import { assertAddressIsFree, baseUrlOf } from './listening.js';
import { type Cause, Shutdown } from './shutdown.js';

/** Starts everything that this process is to run, and says how to use it. */
export async function runService(): Promise<void> {
  const settings = readSettings();
  configureHeap(settings.role);
  const logger = createLogger(settings.logLevel);
  const shutdown = new Shutdown(logger);
  shutdown.onSignals();
  try {
    await start(settings, logger, shutdown);
  } catch (error) {
    // A signal in the middle of the start makes steps fail that nobody waits for any more.
    if (!shutdown.isUnderWay) await shutdown.failed(error);
  }
}

async function start(settings: Settings, logger: Logger, shutdown: Shutdown): Promise<void> {
  const { host, port } = settings;
  if (port !== 0) await assertAddressIsFree(host, port);
  const isEmbedded = settings.databaseUrl === undefined;
  const config = await connect(settings, shutdown);
  await migrate(settings.databaseOwnerUrl ?? config.databaseUrl);
  const app = await createApp(config, logger);
  shutdown.add((cause) => endServing(app, settings, cause));
  await app.listen(port, host);
  const baseUrl = baseUrlOf(app, host);
  logger.info({ base_url: baseUrl, role: settings.role }, 'Ready');
  if (isEmbedded && settings.role !== 'worker') await greet(app, settings, baseUrl);
}

/** Says first that it wants no more requests, and takes them for as long as it may take until everybody knows. */
async function endServing(app: NestExpressApplication, settings: Settings, cause: Cause): Promise<void> {
  app.get(ReadinessState, { strict: false }).startDraining();
  const { databaseUrl, redisUrl, role, shutdownGraceSeconds } = settings;
  // Nobody balances load over a bare start, nor over workers.
  const isBalanced = databaseUrl !== undefined && redisUrl !== undefined && role !== 'worker';
  if (cause === 'SIGTERM' && isBalanced && app.getHttpServer().listening) await sleep(shutdownGraceSeconds * 1_000);
  await app.close();
}

/** The addresses of PostgreSQL and Redis: those in the settings, or those of servers started for this process. */
async function connect(settings: Settings, shutdown: Shutdown): Promise<AppConfig> {
  const { databaseUrl, redisUrl } = settings;
  if (databaseUrl !== undefined && redisUrl !== undefined) return new AppConfig(settings, { databaseUrl, redisUrl });
  const services = await startLocalServices({
    dataDir: resolve(settings.dataDir),
    log: say,
    postgres: databaseUrl === undefined,
    redis: redisUrl === undefined,
  });
  shutdown.add(() => services.stop());
  return new AppConfig(settings, {
    databaseUrl: databaseUrl ?? services.databaseUrl ?? '',
    redisUrl: redisUrl ?? services.redisUrl ?? '',
  });
}

/** A newcomer's service has a demonstration organisation, and shows what to paste. */
async function greet(app: NestExpressApplication, settings: Settings, baseUrl: string): Promise<void> {
  const demo = await prepareDemonstration(app, resolve(settings.dataDir), baseUrl);
  say(welcome(baseUrl, demo));
}

/** For people, on stdout beside the log, which is for programs. */
function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
