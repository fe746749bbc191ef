import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRoute } from '../../common/access/public-route.decorator.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { LiveDto, ReadyDto } from './dto/health.response.dto.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('Operations')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('live')
  @PublicRoute()
  @ApiOperation({
    operationId: 'getLiveness',
    summary: 'Learn whether the process runs',
    description: 'Asks nothing else: restarting this process would not bring PostgreSQL back.',
  })
  @ApiOkResponse({ type: LiveDto })
  live(): LiveDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @PublicRoute()
  @ApiOperation({ operationId: 'getReadiness', summary: 'Learn whether the process can take requests' })
  @ApiOkResponse({ type: ReadyDto })
  @ApiErrors('unavailable')
  ready(): Promise<ReadyDto> {
    return this.readiness.check();
  }
}
