import { type IncomingHttpHeaders } from 'node:http';
import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { requestId } from '../../common/http/request-id.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { traceId } from '../../common/logging/trace-context.js';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { Idempotent, IdempotencyHeader, REPLAYED_HEADER } from '../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { BATCH_EXAMPLES } from './dto/submit-application.examples.js';
import { SubmitBatchRequest } from './dto/submit-batch.request.dto.js';
import { BatchResultsDto } from './dto/submit-batch.response.dto.js';
import { SubmitBatch } from './submit-batch.js';

@ApiTags('Applications')
@Controller('v1/api/applications/batch')
export class ApplicationBatchController {
  constructor(
    private readonly submitBatch: SubmitBatch,
    private readonly requests: IdempotentRequests,
  ) {}

  @Post()
  @HttpCode(207)
  @ApiKeyRoute('applications:write')
  @ApiOperation({
    operationId: 'submitApplications',
    summary: 'Submit up to a hundred applications, each by itself',
    description:
      'Answers 207 once all that were accepted are stored, in one transaction. One that is refused keeps no other from being accepted: ' +
      'look at each `status_code`. Sent again with the same `Idempotency-Key`, the whole answer comes back and nothing is taken in twice.',
  })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused', 'submission_not_found')
  @JsonBody({ type: SubmitBatchRequest, examples: BATCH_EXAMPLES })
  @ApiResponse({
    status: 207,
    type: BatchResultsDto,
    description: 'What became of each; one may be refused beside one that was accepted.',
    headers: REPLAYED_HEADER,
  })
  @ApiErrors('invalid_request', 'limit_exceeded')
  submit(
    @CurrentCaller() caller: Caller,
    @Idempotent() request: IdempotentRequest,
    @Body() body: Record<string, unknown>,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BatchResultsDto> {
    const sentBy = { requestId: requestId(response), traceId: traceId(headers) };
    return this.requests.answer(request, (memory) => this.submitBatch.execute(caller, body, { memory, ...sentBy }));
  }
}
