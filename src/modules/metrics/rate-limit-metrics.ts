import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from './metrics.js';

@Injectable()
export class RateLimitMetrics {
  private readonly refusals: Counter<'policy'>;

  constructor({ registry }: Metrics) {
    this.refusals = new Counter({
      name: 'intake_rate_limited_requests_total',
      help: 'Requests over a rate limit, by the policy of that limit.',
      labelNames: ['policy'],
      registers: [registry],
    });
  }

  /** `policy` is the name of a policy, so the number of series stays bounded. */
  refused(policy: string): void {
    this.refusals.inc({ policy });
  }
}
