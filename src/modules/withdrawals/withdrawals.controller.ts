import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Author } from '../../common/access/author.js';
import { KnownIdPipe } from '../../common/http/known-id.pipe.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { SubmissionDto } from '../applications/dto/submission.response.dto.js';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { KeyAuthor } from '../auth/key-author.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { Idempotent, IdempotencyHeader, REPLAYED_HEADER } from '../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { WithdrawalRequest } from './dto/withdrawal.request.dto.js';
import { WithdrawApplication } from './withdraw-application.js';

@ApiTags('Applications')
@Controller('v1/api/applications')
export class WithdrawalsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly withdrawApplication: WithdrawApplication,
    private readonly requests: IdempotentRequests,
  ) {}

  @Post(':submission_id/withdraw')
  @HttpCode(200)
  @ApiKeyRoute('applications:write')
  @ApiOperation({
    operationId: 'withdrawApplication',
    summary: 'Withdraw a submission, for an applicant who takes it back',
    description:
      'For good, as far as a key can say. `withdrawn_at` is set, and with a live key `review_status` becomes `withdrawn`: the team need not ' +
      'decide any more. A review that is still owed is not made: the submission ends `failed` with `failure_code` `withdrawn`, and its ' +
      'tokens come back. One that is complete keeps its report. To withdraw it once more changes nothing and is answered alike. ' +
      'Nothing personal is erased by it.',
  })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @JsonBody({ type: WithdrawalRequest, optional: true })
  @ApiOkResponse({ type: SubmissionDto, description: 'The submission, withdrawn.', headers: REPLAYED_HEADER })
  @ApiErrors('submission_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  async withdraw(
    @CurrentCaller() caller: Caller,
    @KeyAuthor() author: Author,
    @Idempotent() request: IdempotentRequest,
    @Param('submission_id', new KnownIdPipe('submission_not_found')) submissionId: string,
    @Body() { reason }: WithdrawalRequest,
  ): Promise<SubmissionDto> {
    const { cohortId } = await this.applications.visible(caller, submissionId);
    const { organisationId } = caller;
    return this.requests.answer({ ...request, cohortId }, (memory) =>
      this.withdrawApplication.execute({ organisationId, submissionId, author, reason: reason || null }, memory),
    );
  }
}
