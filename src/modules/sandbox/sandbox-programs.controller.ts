import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProgramListDto } from '../cohorts/dto/program.response.dto.js';
import { SandboxRoute } from './sandbox-route.decorator.js';
import { stubPrograms } from './sandbox.stubs.js';

@ApiTags('Sandbox')
@Controller('v1/api/sandbox/programs')
export class SandboxProgramsController {
  @Get()
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxListPrograms',
    summary: 'List the stub cohort',
    description: 'Always the same page of one, which is open.',
  })
  @ApiOkResponse({ type: ProgramListDto, description: 'Always the same list.', example: stubPrograms() })
  list(): ProgramListDto {
    return stubPrograms();
  }
}
