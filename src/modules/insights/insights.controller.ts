import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { unlessKnown } from '../../common/http/entity-tag.js';
import { hangUp } from '../../common/http/hang-up.js';
import { KnownIdPipe } from '../../common/http/known-id.pipe.js';
import { ApiConditional, etagHeader } from '../../common/openapi/api-conditional.decorator.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { exampleId } from '../../common/openapi/example-ids.js';
import { type KeyHolder } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { InsightsQuery } from './dto/insights.query.dto.js';
import { InsightsDto } from './dto/insights.response.dto.js';
import { InsightsService } from './insights.service.js';

const TAG = `"${exampleId('report')}"`;

@ApiTags('Insights')
@Controller('v1/api/applications/:submission_id/insights')
export class InsightsController {
  constructor(private readonly insights: InsightsService) {}

  @Get()
  @ApiKeyRoute('insights:read')
  @ApiOperation({
    operationId: 'getInsights',
    summary: 'Read the insights report of a completed submission',
    description:
      'There is a report once `status` is `complete`. Until then the answer is 404 `insights_not_ready`, which with `wait` comes only ' +
      'after so many seconds; after a failed review it is 404 `insights_unavailable`, and asking again will not help.',
  })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiConditional({ tag: TAG })
  @ApiOkResponse({ type: InsightsDto, description: 'The report, which never changes.', headers: etagHeader(TAG) })
  @ApiErrors('submission_not_found', 'insights_not_ready', 'insights_unavailable', 'invalid_request')
  async get(
    @CurrentCaller() caller: KeyHolder,
    @Param('submission_id', new KnownIdPipe('submission_not_found')) id: string,
    @Query() { wait: seconds, include }: InsightsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InsightsDto | undefined> {
    const withProvenance = include === 'provenance';
    return unlessKnown(
      response,
      await this.insights.get(caller, id, { seconds, hungUp: hangUp(response, seconds), withProvenance }),
    );
  }
}
