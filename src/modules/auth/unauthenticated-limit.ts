import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { clientAddress } from '../../common/http/client-address.js';
import { type RateLimit, rateLimitHeaders } from '../../common/http/rate-limit.js';
import { AppConfig } from '../../config/app-config.js';
import { WINDOW_SECONDS } from '../rate-limits/policies.js';
import { type Quota, RateLimits } from '../rate-limits/rate-limits.js';

/** Counts requests without a valid key against the address they come from, never against a key. */
@Injectable()
export class UnauthenticatedLimit {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  count(request: Request): Promise<RateLimit> {
    return this.limits.count(this.quotaOf(request));
  }

  /** @throws ApiError rate_limited */
  assertWithin(limit: RateLimit, response: Response): void {
    response.set(rateLimitHeaders(limit));
    this.limits.assertWithin(limit);
  }

  /** Takes the count back when the key turned out to be valid. Not awaited, so that no request waits for it. */
  takeBack(request: Request): void {
    this.limits.takeBack(this.quotaOf(request)).catch(() => undefined);
  }

  private quotaOf(request: Request): Quota {
    return {
      policy: 'address',
      owner: clientAddress(request),
      quota: this.config.rateLimitAddressPerMinute,
      windowSeconds: WINDOW_SECONDS,
    };
  }
}
