import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request } from 'express';
import { PublicRoute } from '../../common/access/public-route.decorator.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { LiveDto, ReadyDto } from './dto/health.response.dto.js';
import { OperationsAccess } from '../operations/operations-access.js';
import { ReadinessCache } from './readiness-cache.js';

@ApiTags('Operations')
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: ReadinessCache,
    private readonly operations: OperationsAccess,
  ) {}

  @Get('live')
  @PublicRoute()
  @ApiOperation({
    operationId: 'getLiveness',
    summary: 'Learn whether the process runs',
    description: 'Asks nothing else: restarting this process would not bring PostgreSQL back.',
  })
  @ApiOkResponse({ type: LiveDto, description: 'It runs.' })
  live(): LiveDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @PublicRoute()
  @ApiOperation({
    operationId: 'getReadiness',
    summary: 'Learn whether the process can take requests',
    description: 'As of the last second. What it depends on is told to the operators of the service alone.',
  })
  @ApiOkResponse({ type: ReadyDto, description: 'It can.' })
  @ApiErrors('unavailable')
  async ready(@Req() request: Request): Promise<ReadyDto> {
    const ready = await this.readiness.check();
    return this.operations.allows(request) ? ready : { status: 'ok' };
  }
}
