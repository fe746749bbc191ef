import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** What this process sends to webhooks. */
@Injectable()
export class DeliveryMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly durations: Histogram<'outcome'>;
  private readonly disabledEndpoints: Counter<'reason'>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.attempts = new Counter({
      name: 'intake_webhook_deliveries_total',
      help: 'Events sent to webhooks, by what came of it: delivered, retried (to be sent again), given_up, stopped (the endpoint was disabled).',
      labelNames: ['outcome'],
      registers,
    });
    this.durations = new Histogram({
      name: 'intake_webhook_delivery_duration_seconds',
      help: 'How long the receivers of webhooks took, by what came of it.',
      labelNames: ['outcome'],
      buckets: BUCKETS,
      registers,
    });
    this.disabledEndpoints = new Counter({
      name: 'intake_webhooks_disabled_total',
      help: 'Webhooks that were disabled because their receiver said so.',
      labelNames: ['reason'],
      registers,
    });
  }

  /** `outcome` must come from a fixed list, so that the number of series stays bounded. */
  attempted(outcome: string, ms: number): void {
    this.attempts.inc({ outcome });
    this.durations.observe({ outcome }, ms / 1_000);
  }

  disabled(reason: string): void {
    this.disabledEndpoints.inc({ reason });
  }
}
