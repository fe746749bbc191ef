import { type DynamicModule, Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { ConfigModule } from '../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { OnboardingModule } from '../modules/onboarding/onboarding.module.js';

/** What commands need of the service: the database, and no queue and no HTTP. */
@Module({})
export class AdminModule {
  static with(config: AppConfig): DynamicModule {
    return { module: AdminModule, imports: [ConfigModule.with(config), DatabaseModule, OnboardingModule] };
  }
}
