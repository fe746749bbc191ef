import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { KNOWN_COHORT } from '../../cohorts/known-cohort.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { AnalyticsService } from '../../analytics/analytics.service.js';
import { AnalyticsDto } from '../../analytics/dto/analytics.response.dto.js';

@ApiTags('Portal: cohorts')
@Controller('v1/portal/cohorts/:cohort_id/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'getAnalytics', summary: 'Read how a cohort stands; previews never count' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: AnalyticsDto })
  @ApiErrors('cohort_not_found')
  get(
    @CurrentMember() member: SignedInMember,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
  ): Promise<AnalyticsDto> {
    return this.analytics.ofCohort(member.organisationId, cohortId);
  }
}
