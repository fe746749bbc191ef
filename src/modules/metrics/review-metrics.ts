import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

const ATTEMPT_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120];
const TURNAROUND_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300, 900, 3_600];

/**
 * How an attempt at a review ended. The first two end the review. `put_off`: the reviewer asked for a later time;
 * `retried`: it failed and is tried again; `given_back`: the process ended or PostgreSQL was away.
 */
export type AttemptResult = 'complete' | 'failed' | 'retried' | 'put_off' | 'given_back' | 'lease_lost';

/** A finished review. */
interface FinishedReview {
  /** `complete` or a failure code, so the number of series stays bounded. */
  readonly outcome: string;
  readonly attemptMs: number;
  /** Since it was owed. */
  readonly turnaroundMs: number;
  /** Tokens. */
  readonly refund: number;
}

@Injectable()
export class ReviewMetrics {
  private readonly reviews: Counter<'outcome'>;
  private readonly durations: Histogram<'outcome'>;
  private readonly turnarounds: Histogram<'outcome'>;
  private readonly attempts: Counter<'result'>;
  private readonly expired: Counter;
  private readonly refunds: Counter;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.reviews = new Counter({
      name: 'intake_reviews_finished_total',
      help: 'Reviews that came to an end, complete or with the code they failed with.',
      labelNames: ['outcome'],
      registers,
    });
    this.durations = new Histogram({
      name: 'intake_review_duration_seconds',
      help: 'Time that the last attempt of a review took.',
      labelNames: ['outcome'],
      buckets: ATTEMPT_BUCKETS,
      registers,
    });
    this.turnarounds = new Histogram({
      name: 'intake_review_turnaround_seconds',
      help: 'Time from the 202, or from asking for the review again, to its end.',
      labelNames: ['outcome'],
      buckets: TURNAROUND_BUCKETS,
      registers,
    });
    this.attempts = new Counter({
      name: 'intake_review_attempts_total',
      help: 'Attempts at reviews, by how they ended.',
      labelNames: ['result'],
      registers,
    });
    this.expired = new Counter({
      name: 'intake_review_leases_expired_total',
      help: 'Reviews found by this process whose worker died or stood still, and which are due again.',
      registers,
    });
    this.refunds = new Counter({
      name: 'intake_tokens_refunded_total',
      help: 'Tokens given back for reviews that failed.',
      registers,
    });
  }

  attempted(result: AttemptResult): void {
    this.attempts.inc({ result });
  }

  finished({ outcome, attemptMs, turnaroundMs, refund }: FinishedReview): void {
    this.reviews.inc({ outcome });
    this.durations.observe({ outcome }, attemptMs / 1_000);
    this.turnarounds.observe({ outcome }, turnaroundMs / 1_000);
    if (refund > 0) this.refunds.inc(refund);
  }

  leasesExpired(count: number): void {
    this.expired.inc(count);
  }
}
