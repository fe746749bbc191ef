import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { KnownIdPipe } from '../../common/http/known-id.pipe.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { InsightsQuery } from './dto/insights.query.dto.js';
import { InsightsDto } from './dto/insights.response.dto.js';
import { InsightsService } from './insights.service.js';

@ApiTags('Insights')
@Controller('v1/api/applications/:submission_id/insights')
export class InsightsController {
  constructor(private readonly insights: InsightsService) {}

  @Get()
  @ApiKeyRoute('insights:read')
  @ApiOperation({ operationId: 'getInsights', summary: 'Read the insights report of a completed submission' })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiOkResponse({ type: InsightsDto })
  @ApiErrors('submission_not_found', 'insights_not_ready', 'insights_unavailable', 'invalid_request')
  get(
    @CurrentCaller() caller: Caller,
    @Param('submission_id', new KnownIdPipe('submission_not_found')) id: string,
    @Query() query: InsightsQuery,
  ): Promise<InsightsDto> {
    return this.insights.get(caller, id, query.include === 'provenance');
  }
}
