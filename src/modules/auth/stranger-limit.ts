import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { clientAddress } from '../../common/http/client-address.js';
import { rateLimitHeaders } from '../../common/http/rate-limit.js';
import { AppConfig } from '../../config/app-config.js';
import { WINDOW_SECONDS } from '../rate-limits/policies.js';
import { RateLimits } from '../rate-limits/rate-limits.js';

/** Counts requests without a valid key against the address they come from, and never those with one. */
@Injectable()
export class StrangerLimit {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** @throws ApiError rate_limited */
  async count(request: Request, response: Response): Promise<void> {
    const limit = await this.limits.count({
      policy: 'address',
      owner: clientAddress(request),
      quota: this.config.rateLimitAddressPerMinute,
      windowSeconds: WINDOW_SECONDS,
    });
    response.set(rateLimitHeaders(limit));
    this.limits.assertWithin(limit);
  }
}
