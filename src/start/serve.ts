import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Logger } from 'pino';
import { createApp } from '../app.factory.js';
import { baseUrlOf } from '../common/http/listening.js';
import { type AppConfig } from '../config/app-config.js';
import { type Settings } from '../config/settings.js';
import { assertMigrated, migrate } from '../database/migrate.js';
import { assertServiceRights } from '../database/service-rights.js';
import { demoFile, isUndone, noteDone } from '../demonstration/demo-file.js';
import { prepareDemonstration } from '../demonstration/demonstration.js';
import { doTeamWork } from '../demonstration/team-work.js';
import { welcome } from '../demonstration/welcome.js';
import { ReadinessState } from '../modules/health/readiness-state.js';
import { OperationsListener } from '../modules/operations/operations-listener.js';
import { say } from './say.js';
import { type Cause, type Shutdown } from './shutdown.js';
import { withDatabase } from './start-failure.js';

/** After the time of grace: longer than it takes until callers who do not finish are cut off. */
const END_SERVING_MS = 13_000;

/** Making it takes less than a second, unless the machine is very busy. */
const END_DEMONSTRATION_MS = 10_000;

interface Service {
  readonly config: AppConfig;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly shutdown: Shutdown;
}

/** Runs the application on its servers until it is shut down, and says how to use it. */
export async function serve({ config, settings, logger, shutdown }: Service): Promise<void> {
  const { host, port, role } = settings;
  const { databaseUrl: given, databaseOwnerUrl: owner } = settings;
  const setting = given === undefined ? null : 'DATABASE_URL';
  await withDatabase(
    { url: config.databaseOwnerUrl, setting: owner === undefined ? setting : 'DATABASE_OWNER_URL' },
    async () => {
      if (settings.migrate === 'never') await assertMigrated(config.databaseOwnerUrl, logger);
      else await migrate(config.databaseOwnerUrl, logger);
    },
  );
  const app = await withDatabase({ url: config.databaseUrl, setting }, async () => {
    await assertServiceRights(config.databaseUrl);
    return createApp(config, logger);
  });
  shutdown.add({
    name: 'service',
    withinMs: settings.shutdownGraceSeconds * 1_000 + END_SERVING_MS,
    end: (cause) => endServing(app, settings, cause),
  });
  await app.listen(port, host);
  const baseUrl = baseUrlOf(app, host);
  const operationsUrl = app.get(OperationsListener, { strict: false }).url;
  logger.info({ base_url: baseUrl, ...(operationsUrl !== null && { operations_url: operationsUrl }) }, 'Ready');
  if (settings.databaseUrl === undefined && role !== 'worker')
    await greet(app, { settings, logger, shutdown }, baseUrl);
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

/** A newcomer's service has a demonstration organisation, and shows what to paste. */
async function greet(
  app: NestExpressApplication,
  { settings, logger, shutdown }: Omit<Service, 'config'>,
  baseUrl: string,
): Promise<void> {
  const dataDir = resolve(settings.dataDir);
  const stopping = new AbortController();
  const preparing = prepareDemonstration(app, dataDir, baseUrl);
  let work: Promise<unknown> = preparing;
  const end = (): Promise<unknown> => {
    stopping.abort();
    return work;
  };
  // What was begun is brought to an end: an organisation that nobody has the keys of would be taken for somebody's own.
  shutdown.add({ name: 'demonstration', withinMs: END_DEMONSTRATION_MS, end });
  const demo = await preparing;
  if (stopping.signal.aborted) return;
  // What is no terminal is kept, and read by more people than the file is.
  say(welcome(baseUrl, demo, process.stdout.isTTY ? null : demoFile(dataDir)));
  if (demo === null || !isUndone(dataDir)) return;
  work = doTeamWork(app, demo, stopping.signal)
    .then((isDone) => {
      if (isDone) noteDone(dataDir);
    })
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'The demonstration is not complete; the next start goes on with it');
    });
}
