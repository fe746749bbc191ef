import { Injectable } from '@nestjs/common';
import { type RateLimit, rateLimited } from '../../common/http/rate-limit.js';
import { RateLimitMetrics } from '../metrics/rate-limit-metrics.js';
import { BatchedCounts } from './batched-counts.js';
import { CounterStore } from './counter-store.js';
import { type Policy } from './policies.js';

/** Something to be counted: who, for what, and how often within which time it may happen. */
export interface Quota {
  readonly policy: Policy;
  /** Whose it is; becomes part of a key in Redis. */
  readonly owner: string;
  readonly quota: number;
  readonly windowSeconds: number;
}

/** Counts requests against quotas that all processes share. Counting and refusing are two steps: an error may come first. */
@Injectable()
export class RateLimits {
  private readonly counts: BatchedCounts;

  constructor(
    private readonly store: CounterStore,
    private readonly metrics: RateLimitMetrics,
  ) {
    this.counts = new BatchedCounts((bucket, amount, windowSeconds) => store.add(bucket, amount, windowSeconds));
  }

  /** Counts one request; answers also while Redis does not. */
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
