import { Module } from '@nestjs/common';
import { ConnectionMetrics } from './connection-metrics.js';
import { HttpMetrics } from './http-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OwedReviews } from './owed-reviews.js';
import { RateLimitMetrics } from './rate-limit-metrics.js';
import { ReviewMetrics } from './review-metrics.js';

@Module({
  controllers: [MetricsController],
  providers: [ConnectionMetrics, HttpMetrics, Metrics, OwedReviews, RateLimitMetrics, ReviewMetrics],
  exports: [ConnectionMetrics, HttpMetrics, Metrics, RateLimitMetrics, ReviewMetrics],
})
export class MetricsModule {}
