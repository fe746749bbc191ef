import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120];

@Injectable()
export class ReviewMetrics {
  private readonly reviews: Counter<'outcome'>;
  private readonly durations: Histogram<'outcome'>;

  constructor({ registry }: Metrics) {
    this.reviews = new Counter({
      name: 'intake_reviews_finished_total',
      help: 'Reviews that came to an end, complete or with the code they failed with.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.durations = new Histogram({
      name: 'intake_review_duration_seconds',
      help: 'Time that the last attempt of a review took.',
      labelNames: ['outcome'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  /** `outcome` is `complete` or a failure code; nothing that grows. */
  finished(outcome: string, milliseconds: number): void {
    this.reviews.inc({ outcome });
    this.durations.observe({ outcome }, milliseconds / 1_000);
  }
}
