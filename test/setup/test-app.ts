import 'reflect-metadata';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { configureApp } from '../../src/app.factory.js';
import { AppModule } from '../../src/app.module.js';
import { type ConnectionLimits } from '../../src/common/http/connection-limits.js';
import { createHttpAdapter } from '../../src/common/http/http-adapter.js';
import { createLogger } from '../../src/common/logging/logger.js';
import { NestLogger } from '../../src/common/logging/nest-logger.js';
import { AppConfig } from '../../src/config/app-config.js';
import { loadSettings } from '../../src/config/load-settings.js';
import { ownerDataSourceOptions } from '../../src/database/migrate.js';
import { baseUrlOf } from '../../src/common/http/listening.js';
import { Passwords } from '../../src/modules/members/passwords.js';
import { type LogLines } from '../support/log-lines.js';
import { createTestStores, type TestStores } from './test-database.js';
import { TEST_THREADS } from './test-threads.js';

/** Tests share one address and a few keys, and ask more often than anybody else; those of the limits set their own. */
const SETTINGS = {
  SECRETS_KEY: 'a-key-that-seals-nothing-but-tests',
  RATE_LIMIT_PER_MINUTE: '100000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
  RATE_LIMIT_FORM_PER_HOUR: '100000',
};

/** A sign-in compares three passwords, of which each takes 15 ms as it is usually kept. */
const CHEAP_PASSWORDS = {
  provide: Passwords,
  useValue: new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
};

/** Standard output, which is looked at ten times a second for what is to be written, would be so until the process ends. */
const UNREAD = { write: () => undefined };

type Override =
  | { readonly provide: unknown; readonly useValue: unknown }
  | { readonly provide: unknown; readonly useFactory: (...needed: never[]) => unknown; readonly inject: unknown[] };

interface TestAppOptions {
  /** As in the environment, such as `{ ROLE: 'api' }`. */
  readonly settings?: Record<string, string>;
  readonly overrides?: readonly Override[];
  /** Shorter ones than usual, for tests of what happens when they are over. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Shares the stores of another application; otherwise it gets its own. */
  readonly stores?: TestStores;
  /** As whom the service signs in; otherwise as the owner of the tables. */
  readonly serviceUrl?: string;
  /** What is logged, as `LOG_LEVEL` has it. */
  readonly log?: LogLines;
}

export interface TestApp {
  readonly app: NestExpressApplication;
  readonly baseUrl: string;
  /** As the owner of the tables, who sees all of them: for looking behind the API. */
  readonly database: DataSource;
  readonly stores: TestStores;
  close(): Promise<void>;
}

/** The application as production configures it, on real PostgreSQL and Redis, listening on a port of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const stores = options.stores ?? (await createTestStores());
  const settings = loadSettings({ LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '8', ...SETTINGS, ...options.settings });
  const config = new AppConfig(settings, { ...stores, databaseUrl: options.serviceUrl ?? stores.databaseUrl });
  const logger = createLogger(settings.logLevel, settings.role, options.log ?? UNREAD);
  const builder = Test.createTestingModule({ imports: [AppModule.forRole(config)] });
  for (const override of [...TEST_THREADS, CHEAP_PASSWORDS, ...(options.overrides ?? [])]) {
    const replaced = builder.overrideProvider(override.provide);
    if ('useFactory' in override) replaced.useFactory({ factory: override.useFactory, inject: override.inject });
    else replaced.useValue(override.useValue);
  }
  const module = await builder.compile();
  const adapter = createHttpAdapter({ connections: config.maxConnections, ...options.connections });
  const nest = module.createNestApplication<NestExpressApplication>(adapter, {
    bodyParser: false,
    logger: options.log === undefined ? false : new NestLogger(logger),
  });
  const app = configureApp(nest, logger);
  try {
    await app.listen(0, '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  const { entities } = app.get(DataSource).options;
  const owner = { ...ownerDataSourceOptions(stores.databaseUrl), ...(entities && { entities }) };
  const database = await new DataSource(owner).initialize();
  return {
    app,
    baseUrl: baseUrlOf(app, '127.0.0.1'),
    database,
    stores,
    close: async () => {
      await app.close();
      await database.destroy();
      if (options.stores === undefined) await stores.drop();
    },
  };
}
