import { type DynamicModule, Module, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { type Stores, StoresModule } from './stores.module.js';

@Module({ controllers: [ApplicationsController], providers: [ApplicationsService] })
class BaselineModule {
  static with(stores: Stores): DynamicModule {
    return { module: BaselineModule, imports: [StoresModule.with(stores)] };
  }
}

/**
 * The same intake as it is usually written, in an afternoon: key guard, validation pipe, one look-up and one statement
 * at a time. It has no row-level security, rate limit, idempotency or ledger.
 */
export async function startBaselineApi(stores: Stores): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(BaselineModule.with(stores), { logger: ['error'] });
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
  app.enableShutdownHooks();
  await app.listen(0, '127.0.0.1');
  return app;
}
