import { Injectable } from '@nestjs/common';
import { CohortsService } from '../cohorts/cohorts.service.js';
import { AnalyticsRepository } from './analytics.repository.js';
import { type AnalyticsDto } from './dto/analytics.response.dto.js';
import { toAnalytics } from './to-analytics.js';

@Injectable()
export class AnalyticsService {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly analytics: AnalyticsRepository,
  ) {}

  /** @throws ApiError cohort_not_found */
  async ofCohort(organisationId: string, cohortId: string): Promise<AnalyticsDto> {
    const { id } = await this.cohorts.get(organisationId, cohortId);
    return toAnalytics(id, await this.analytics.statistics(organisationId, id));
  }
}
