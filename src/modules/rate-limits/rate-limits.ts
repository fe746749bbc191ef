import { Injectable } from '@nestjs/common';
import { type RateLimit, rateLimited } from '../../common/http/rate-limit.js';
import { RateLimitMetrics } from '../metrics/rate-limit-metrics.js';
import { BatchedCounts } from './batched-counts.js';
import { CounterStore } from './counter-store.js';
import { type Policy } from './policies.js';

/** What to count: for whom, under which policy, and how many are allowed in which time. */
export interface Quota {
  readonly policy: Policy;
  /** Who is limited; becomes part of a key in Redis. */
  readonly owner: string;
  readonly quota: number;
  readonly windowSeconds: number;
}

/**
 * Counts requests against quotas that all processes share. Counting and refusing are separate, since another error may
 * have to be answered before.
 */
@Injectable()
export class RateLimits {
  private readonly counts: BatchedCounts;

  constructor(
    private readonly store: CounterStore,
    private readonly metrics: RateLimitMetrics,
  ) {
    this.counts = new BatchedCounts((bucket, amount, windowSeconds) => store.add(bucket, amount, windowSeconds));
  }

  /** Counts one request; works without Redis, too. */
  async count({ policy, owner, quota, windowSeconds }: Quota): Promise<RateLimit> {
    const { used, msUntilReset } = await this.counts.count(bucketOf({ policy, owner }), windowSeconds);
    return { policy, quota, windowSeconds, used, resetSeconds: Math.max(1, Math.ceil(msUntilReset / 1_000)) };
  }

  /** @throws ApiError rate_limited when the quota is used up */
  assertWithin(limit: RateLimit): void {
    if (limit.used <= limit.quota) return;
    this.metrics.refused(limit.policy);
    throw rateLimited(limit);
  }

  async takeBack({ windowSeconds, ...bucket }: Quota): Promise<void> {
    await this.store.takeBack(bucketOf(bucket), windowSeconds);
  }

  async clear(quota: Pick<Quota, 'policy' | 'owner'>): Promise<void> {
    await this.store.clear(bucketOf(quota));
  }
}

function bucketOf({ policy, owner }: Pick<Quota, 'policy' | 'owner'>): string {
  return `${policy}:${owner}`;
}
