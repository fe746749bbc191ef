import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { WINDOW_SECONDS } from '../../rate-limits/policies.js';
import { type Quota, RateLimits } from '../../rate-limits/rate-limits.js';

const HOUR_SECONDS = 3_600;
/** More than founders send at a deadline, and so few that a swarm of addresses does not empty a balance unnoticed. */
const APPLICATIONS_PER_COHORT = 120;

/** How often a form may be sent: from one address, and to one cohort from all of them. */
@Injectable()
export class FormThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** Counts every attempt, even one that is refused. @throws ApiError rate_limited */
  async countAttempt(address: string): Promise<void> {
    await this.count({
      policy: 'form_address',
      owner: address,
      quota: this.config.rateLimitFormPerHour,
      windowSeconds: HOUR_SECONDS,
    });
  }

  /** Counts an application that would otherwise be accepted. @throws ApiError rate_limited */
  async countApplication(cohortId: string): Promise<void> {
    await this.count({
      policy: 'form_cohort',
      owner: cohortId,
      quota: APPLICATIONS_PER_COHORT,
      windowSeconds: WINDOW_SECONDS,
    });
  }

  private async count(quota: Quota): Promise<void> {
    this.limits.assertWithin(await this.limits.count(quota));
  }
}
