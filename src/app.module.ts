import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { UndeclaredRoutesCheck } from './common/access/undeclared-routes.js';
import { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { ApplyModule } from './modules/apply/apply.module.js';
import { CohortsModule } from './modules/cohorts/cohorts.module.js';
import { FeedModule } from './modules/events/feed/feed.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { InsightsModule } from './modules/insights/insights.module.js';
import { McpModule } from './modules/mcp/mcp.module.js';
import { ManagementModule } from './modules/management/management.module.js';
import { MetricsModule } from './modules/metrics/metrics.module.js';
import { OnboardingModule } from './modules/onboarding/onboarding.module.js';
import { PortalModule } from './modules/portal/portal.module.js';
import { RetentionModule } from './modules/retention/retention.module.js';
import { SandboxModule } from './modules/sandbox/sandbox.module.js';
import { SchemasModule } from './modules/schemas/schemas.module.js';
import { TokensModule } from './modules/tokens/tokens.module.js';
import { WithdrawalsModule } from './modules/withdrawals/withdrawals.module.js';

/** What every process serves, so that it can be watched. */
const COMMON = [DatabaseModule, DiscoveryModule, HealthModule, MetricsModule];

/** What answers callers: the public API, the sandbox, the team's API. */
const API = [
  ApplicationsModule,
  ApplyModule,
  CohortsModule,
  FeedModule,
  InsightsModule,
  McpModule,
  ManagementModule,
  OnboardingModule,
  PortalModule,
  RetentionModule,
  SandboxModule,
  SchemasModule,
  WithdrawalsModule,
  TokensModule,
];

/** Loaded only where reviews are run: its vocabularies take as much memory as everything else in an API process. */
async function reviewModule(): Promise<DynamicModule> {
  const { ReviewModule } = await import('./modules/review/review.module.js');
  return { module: ReviewModule };
}

async function deliveryModule(): Promise<DynamicModule> {
  const { DeliveryModule } = await import('./modules/webhooks/sending/delivery.module.js');
  return { module: DeliveryModule };
}

@Module({})
export class AppModule {
  /** One process may serve the API, run reviews, or do both. */
  static forRole(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ...COMMON,
        ...(config.role === 'worker' ? [] : API),
        ...(config.role === 'api' ? [] : [reviewModule(), deliveryModule()]),
      ],
      providers: [UndeclaredRoutesCheck],
    };
  }
}
