import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { unlessKnown } from '../../common/http/entity-tag.js';
import { hangUp } from '../../common/http/hang-up.js';
import { knownId } from '../../common/http/known-id.pipe.js';
import { requestId } from '../../common/http/request-id.js';
import { readQuery } from '../../common/http/request-validation.pipe.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { ApiConditional, ETAG_HEADER } from '../../common/openapi/api-conditional.decorator.js';
import { JsonBody } from '../../common/openapi/json-body.decorator.js';
import { traceId } from '../../common/logging/trace-context.js';
import { type Caller } from '../auth/caller.js';
import { type AuthenticatedRequest, CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { WaitQuery } from '../completions/wait.query.dto.js';
import { type AnswerMemory } from '../idempotency/answer-memory.js';
import { idempotent, Idempotent, IdempotencyHeader, REPLAYED_HEADER } from '../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../idempotency/idempotent-requests.js';
import { ApplicationsService } from './applications.service.js';
import { SubmissionAcceptedDto } from './dto/submission-accepted.response.dto.js';
import { SubmissionDto, SubmissionListDto } from './dto/submission.response.dto.js';
import { SubmissionsQuery } from './dto/submissions.query.dto.js';
import { SUBMIT_EXAMPLES } from './dto/submit-application.examples.js';
import { SubmitApplicationRequest } from './dto/submit-application.request.dto.js';
import { ValidationDto } from './dto/validation.response.dto.js';
import { ASK_AGAIN_SECONDS, hasEnded } from './submission-status.js';
import { SubmitApplication } from './submit-application.js';
import { ValidateApplication } from './validate-application.js';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until asking again makes sense.', schema: { type: 'string', maxLength: 10 } },
} as const;
const ACCEPTED_HEADERS = {
  ...REPLAYED_HEADER,
  Location: { description: 'Where to read the submission.', schema: { type: 'string', format: 'uri-reference', maxLength: 64 } },
  ...RETRY_AFTER,
} as const;

@ApiTags('Applications')
@Controller('v1/api/applications')
export class ApplicationsController {
  constructor(
    private readonly submitApplication: SubmitApplication,
    private readonly validateApplication: ValidateApplication,
    private readonly applications: ApplicationsService,
    private readonly requests: IdempotentRequests,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiKeyRoute('applications:write')
  @ApiOperation({ operationId: 'submitApplication', summary: 'Submit an application for review' })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused', 'submission_not_found')
  @JsonBody({ type: SubmitApplicationRequest, examples: SUBMIT_EXAMPLES })
  @ApiAcceptedResponse({ type: SubmissionAcceptedDto, description: 'Stored, and queued for review.', headers: ACCEPTED_HEADERS })
  @ApiErrors('cohort_id_required', 'invalid_request', 'schema_cohort_mismatch', 'insufficient_tokens')
  @ApiErrors('cohort_not_open', 'cohort_not_authorized', 'cohort_not_found', 'schema_not_found', 'duplicate_external_id')
  @ApiErrors('invalid_contact_email', 'limit_exceeded', 'invalid_text', 'duplicate_keys')
  @ApiErrors('unknown_keys', 'missing_keys', 'invalid_values')
  async submit(@Req() whole: AuthenticatedRequest, @Res({ passthrough: true }) response: Response): Promise<SubmissionAcceptedDto> {
    const request = idempotent(whole, response);
    const { caller, body } = request;
    const sentBy = { requestId: requestId(response), traceId: traceId(whole.headers) };
    const submit = (memory: AnswerMemory): Promise<SubmissionAcceptedDto> =>
      this.submitApplication.execute(caller, body, { memory, ...sentBy });
    const accepted = await this.requests.answer(request, submit);
    response.setHeader('Location', `/v1/api/applications/${accepted.submission_id}`);
    response.setHeader('Retry-After', ASK_AGAIN_SECONDS);
    return accepted;
  }

  @Post('validate')
  @HttpCode(200)
  @ApiKeyRoute('applications:write')
  @ApiOperation({ operationId: 'validateApplication', summary: 'Learn everything a submission would meet, without making it' })
  @JsonBody({ type: SubmitApplicationRequest, examples: SUBMIT_EXAMPLES })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @ApiOkResponse({ type: ValidationDto, headers: REPLAYED_HEADER })
  validate(
    @CurrentCaller() caller: Caller,
    @Idempotent() request: IdempotentRequest,
    @Body() body: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ValidationDto> {
    const id = requestId(response);
    return this.requests.answer(request, (memory) => this.validateApplication.execute(caller, body, { memory, requestId: id }));
  }

  @Get()
  @ApiKeyRoute('applications:read')
  @ApiOperation({ operationId: 'listApplications', summary: 'List submissions, newest first' })
  @ApiOkResponse({ type: SubmissionListDto })
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  list(@CurrentCaller() caller: Caller, @Query() query: SubmissionsQuery): Promise<SubmissionListDto> {
    return this.applications.list(caller, query);
  }

  @Get(':submission_id')
  @ApiKeyRoute('applications:read')
  @ApiOperation({ operationId: 'getApplication', summary: 'Read a submission and how far its review has come' })
  @ApiConditional()
  @ApiQuery({ type: WaitQuery })
  @ApiParam({ name: 'submission_id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: SubmissionDto, headers: { ...ETAG_HEADER, ...RETRY_AFTER } })
  @ApiErrors('submission_not_found')
  async get(
    @Req() { caller, params, query }: AuthenticatedRequest<{ submission_id: string }>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionDto | undefined> {
    const id = knownId(params.submission_id, 'submission_not_found');
    const { wait: seconds } = readQuery(WaitQuery, query);
    const record = await this.applications.get(caller, id, { seconds, hungUp: hangUp(response, seconds) });
    if (!hasEnded(record.body)) response.setHeader('Retry-After', ASK_AGAIN_SECONDS);
    return unlessKnown(response, record);
  }
}
