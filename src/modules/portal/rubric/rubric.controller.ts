import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { RubricDto, toRubric } from './dto/rubric.response.dto.js';

@ApiTags('Portal: submissions')
@Controller('v1/portal/rubric')
export class RubricController {
  @Get()
  @PortalRoute('viewer')
  @ApiOperation({
    operationId: 'getRubric',
    summary: 'Read what reviews go by: the criteria with their levels, and how scores come of them',
    description:
      'The rubric of reviews made now, with the weights and thresholds of a cohort that sets none of its own.',
  })
  @ApiOkResponse({ type: RubricDto })
  get(): RubricDto {
    return toRubric();
  }
}
