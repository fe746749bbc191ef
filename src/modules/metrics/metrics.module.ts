import { Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OwedReviews } from './owed-reviews.js';
import { ReviewMetrics } from './review-metrics.js';

@Module({
  controllers: [MetricsController],
  providers: [HttpMetrics, Metrics, OwedReviews, ReviewMetrics],
  exports: [HttpMetrics, Metrics, ReviewMetrics],
})
export class MetricsModule {}
