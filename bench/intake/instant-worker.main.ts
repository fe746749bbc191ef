import 'reflect-metadata';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { configureApp } from '../../src/app.factory.js';
import { AppModule } from '../../src/app.module.js';
import { createHttpAdapter } from '../../src/common/http/http-adapter.js';
import { createLogger } from '../../src/common/logging/logger.js';
import { AppConfig } from '../../src/config/app-config.js';
import { readSettings } from '../../src/config/load-settings.js';
import { configureHeap } from '../../src/start/heap.js';
import { baseUrlOf } from '../../src/common/http/listening.js';
import { ReviewStages } from '../../src/modules/review/worker/review-stages.js';
import { InstantStages } from './instant-stages.js';

/**
 * A worker of the service but for the reading itself. The stages are replaced as tests replace providers, so the
 * service has no switch for it.
 */
const settings = readSettings();
configureHeap(settings.role);
const { databaseUrl = '', redisUrl = '' } = settings;
const module = await Test.createTestingModule({
  imports: [AppModule.forRole(new AppConfig(settings, { databaseUrl, redisUrl }))],
})
  .overrideProvider(ReviewStages)
  .useValue(new InstantStages())
  .compile();
const nest = module.createNestApplication<NestExpressApplication>(createHttpAdapter(), {
  bodyParser: false,
  logger: false,
});
const app = configureApp(nest, createLogger(settings.logLevel, settings.role));
app.enableShutdownHooks();
await app.listen(0, settings.host);
process.stdout.write(`${JSON.stringify({ msg: 'Ready', base_url: baseUrlOf(app, settings.host) })}\n`);
