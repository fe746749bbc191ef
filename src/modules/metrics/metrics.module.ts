import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations/operations.module.js';
import { BuildMetrics } from './build-metrics.js';
import { ConnectionMetrics } from './connection-metrics.js';
import { DeliveryMetrics } from './delivery-metrics.js';
import { HttpMetrics } from './http-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OwedDeliveries } from './owed-deliveries.js';
import { OwedReviews } from './owed-reviews.js';
import { PoolMetrics } from './pool-metrics.js';
import { RateLimitMetrics } from './rate-limit-metrics.js';
import { ReviewMetrics } from './review-metrics.js';

@Module({
  imports: [OperationsModule],
  controllers: [MetricsController],
  providers: [
    BuildMetrics,
    ConnectionMetrics,
    DeliveryMetrics,
    HttpMetrics,
    Metrics,
    PoolMetrics,
    OwedDeliveries,
    OwedReviews,
    RateLimitMetrics,
    ReviewMetrics,
  ],
  exports: [ConnectionMetrics, DeliveryMetrics, HttpMetrics, Metrics, RateLimitMetrics, ReviewMetrics],
})
export class MetricsModule {}
