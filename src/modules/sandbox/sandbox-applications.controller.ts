import { Body, Controller, Get, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { exampleId } from '../../common/openapi/example-ids.js';
import { IdempotencyHeader } from '../idempotency/idempotent.decorator.js';
import { IdempotencyKeyGuard } from '../idempotency/idempotency-key.guard.js';
import { WithdrawalRequest } from '../withdrawals/dto/withdrawal.request.dto.js';
import { SANDBOX_APPLICATION_EXAMPLES } from './dto/sandbox-application.examples.js';
import { SandboxAcceptedDto, SandboxApplicationRequest, SandboxSubmissionDto } from './dto/sandbox-application.dto.js';
import { SandboxInsightsDto } from './dto/sandbox-insights.dto.js';
import { checkSandboxApplication } from './sandbox-application.check.js';
import { SANDBOX_ID_IN_PATH, SandboxIdPipe } from './sandbox-id.pipe.js';
import { stubReport } from './sandbox-report.stub.js';
import { SandboxRoute } from './sandbox-route.decorator.js';
import { acceptedApplication, stubSubmission, withdrawnSubmission } from './sandbox.stubs.js';

@ApiTags('Sandbox')
@Controller('v1/api/sandbox/applications')
export class SandboxApplicationsController {
  @Post()
  @HttpCode(202)
  @UseGuards(IdempotencyKeyGuard)
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxSubmitApplication',
    summary: 'Try to submit an application',
    description: 'Complete at once, always with the same id. Nothing is stored, reviewed or charged.',
  })
  @IdempotencyHeader()
  @JsonBody({ type: SandboxApplicationRequest, examples: SANDBOX_APPLICATION_EXAMPLES })
  @ApiAcceptedResponse({
    type: SandboxAcceptedDto,
    description: 'Accepted; nothing is stored.',
    example: acceptedApplication(),
    headers: { Location: { description: 'Where to read it.', schema: { type: 'string', maxLength: 256 } } },
  })
  @ApiErrors('cohort_id_required', 'limit_exceeded', 'invalid_text')
  submit(@Body() body: Record<string, unknown>, @Res({ passthrough: true }) response: Response): SandboxAcceptedDto {
    checkSandboxApplication(body);
    const accepted = acceptedApplication();
    response.setHeader('Location', `/v1/api/sandbox/applications/${accepted.submission_id}`);
    return accepted;
  }

  @Get(':submission_id')
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxGetApplication',
    summary: 'Read the stub submission under any id',
    description: 'The id that was asked for comes back; all else is always the same, and complete.',
  })
  @ApiParam({
    name: 'submission_id',
    description: 'Any that a live id could be; it comes back.',
    schema: { type: 'string', ...SANDBOX_ID_IN_PATH },
    example: exampleId('submission'),
  })
  @ApiOkResponse({
    type: SandboxSubmissionDto,
    description: 'The same for any id.',
    example: stubSubmission(exampleId('submission')),
  })
  @ApiErrors('submission_not_found')
  get(@Param('submission_id', new SandboxIdPipe('submission_not_found')) id: string): SandboxSubmissionDto {
    return stubSubmission(id);
  }

  @Post(':submission_id/withdraw')
  @HttpCode(200)
  @UseGuards(IdempotencyKeyGuard)
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxWithdrawApplication',
    summary: 'Try to withdraw a submission, under any id',
    description:
      'The stub submission comes back as one that was withdrawn; nothing is stored, and to read it shows it as before.',
  })
  @ApiParam({
    name: 'submission_id',
    description: 'Any that a live id could be; it comes back.',
    schema: { type: 'string', ...SANDBOX_ID_IN_PATH },
    example: exampleId('submission'),
  })
  @IdempotencyHeader()
  @JsonBody({ type: WithdrawalRequest, optional: true })
  @ApiOkResponse({
    type: SandboxSubmissionDto,
    description: 'The same for any id.',
    example: withdrawnSubmission(exampleId('submission')),
  })
  @ApiErrors('submission_not_found', 'limit_exceeded', 'invalid_text')
  withdraw(
    @Param('submission_id', new SandboxIdPipe('submission_not_found')) id: string,
    @Body() _body: WithdrawalRequest,
  ): SandboxSubmissionDto {
    return withdrawnSubmission(id);
  }

  @Get(':submission_id/insights')
  @SandboxRoute()
  @ApiOperation({
    operationId: 'sandboxGetInsights',
    summary: 'Read the stub report under any submission id',
    description:
      'Always the same report, in the shape of the live one but for the scale of idea_strength_score, which is 74 here.',
  })
  @ApiParam({
    name: 'submission_id',
    description: 'Any that a live id could be; it comes back.',
    schema: { type: 'string', ...SANDBOX_ID_IN_PATH },
    example: exampleId('submission'),
  })
  @ApiOkResponse({
    type: SandboxInsightsDto,
    description: 'The same for any id.',
    example: stubReport(exampleId('submission')),
  })
  @ApiErrors('submission_not_found')
  insights(@Param('submission_id', new SandboxIdPipe('submission_not_found')) id: string): SandboxInsightsDto {
    return stubReport(id);
  }
}
