import { Module } from '@nestjs/common';
import { QueueModule } from '../../queue/queue.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { ReviewTasksModule } from '../review-tasks/review-tasks.module.js';
import { HealthController } from './health.controller.js';
import { ReadinessCache } from './readiness-cache.js';
import { PostgresCheck } from './postgres.check.js';
import { ReadinessState } from './readiness-state.js';
import { ReadinessService } from './readiness.service.js';
import { RedisCheck } from './redis.check.js';
import { StoreMetrics } from './store-metrics.js';

@Module({
  imports: [MetricsModule, OperationsModule, QueueModule, ReviewTasksModule],
  controllers: [HealthController],
  providers: [ReadinessCache, PostgresCheck, ReadinessService, ReadinessState, RedisCheck, StoreMetrics],
  exports: [ReadinessState],
})
export class HealthModule {}
