import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { unlessKnown } from '../../common/http/entity-tag.js';
import { hangUp } from '../../common/http/hang-up.js';
import { knownId } from '../../common/http/known-id.pipe.js';
import { requestId } from '../../common/http/request-id.js';
import { readQuery } from '../../common/http/request-validation.pipe.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { ApiConditional, etagHeader } from '../../common/openapi/api-conditional.decorator.js';
import { exampleId } from '../../common/openapi/example-ids.js';
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
import { VALIDATION_EXAMPLES } from './dto/validation.examples.js';
import { ValidationDto } from './dto/validation.response.dto.js';
import { ASK_AGAIN_SECONDS, hasEnded } from '../standings/submission-status.js';
import { SubmitApplication } from './submit-application.js';
import { ValidateApplication } from './validate-application.js';

/** An example: the tag of a submission after one change. */
const TAG = `"${exampleId('submission')}.2"`;
const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds until asking again makes sense; only while the review is not over.',
    schema: { type: 'string', maxLength: 10 },
  },
} as const;
const ACCEPTED_HEADERS = {
  ...REPLAYED_HEADER,
  Location: {
    description: 'Where to read the submission.',
    schema: { type: 'string', format: 'uri-reference', maxLength: 64 },
  },
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
  @ApiOperation({
    operationId: 'submitApplication',
    summary: 'Submit an application for review',
    description:
      'Stores the application, reserves the tokens that its review costs and answers 202; the review follows. Answers use the keys of ' +
      'the cohort’s form, or with `schema_id` those of a registered schema, which is always strict. What a lenient form takes although it ' +
      'does not fit is named in `warnings`. What is refused stores nothing and costs nothing.',
  })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused', 'submission_not_found')
  @JsonBody({ type: SubmitApplicationRequest, examples: SUBMIT_EXAMPLES })
  @ApiAcceptedResponse({
    type: SubmissionAcceptedDto,
    description: 'Stored, and queued for review.',
    headers: ACCEPTED_HEADERS,
  })
  @ApiErrors('cohort_id_required', 'invalid_request', 'schema_cohort_mismatch', 'insufficient_tokens')
  @ApiErrors(
    'cohort_not_open',
    'cohort_not_authorized',
    'cohort_not_found',
    'schema_not_found',
    'duplicate_external_id',
  )
  @ApiErrors('invalid_contact_email', 'limit_exceeded', 'invalid_text', 'duplicate_keys')
  @ApiErrors('unknown_keys', 'missing_keys', 'invalid_values')
  async submit(
    @Req() whole: AuthenticatedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionAcceptedDto> {
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
  @ApiOperation({
    operationId: 'validateApplication',
    summary: 'Learn everything a submission would meet, without making it',
    description:
      'Goes through all checks of a submission and answers 200 with everything that stands against it, not only what comes first. ' +
      'Nothing is stored, reviewed or charged.',
  })
  @JsonBody({ type: SubmitApplicationRequest, examples: SUBMIT_EXAMPLES })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @ApiOkResponse({
    type: ValidationDto,
    description: 'What a submission would meet.',
    headers: REPLAYED_HEADER,
    examples: VALIDATION_EXAMPLES,
  })
  validate(
    @CurrentCaller() caller: Caller,
    @Idempotent() request: IdempotentRequest,
    @Body() body: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ValidationDto> {
    const id = requestId(response);
    return this.requests.answer(request, (memory) =>
      this.validateApplication.execute(caller, body, { memory, requestId: id }),
    );
  }

  @Get()
  @ApiKeyRoute('applications:read')
  @ApiOperation({
    operationId: 'listApplications',
    summary: 'List submissions, newest first',
    description:
      'Those that this key may see: previews with a test key, live ones with a live key, of its own cohort where it is restricted to one. ' +
      'Filters are all to be met. A page stays what it is while others submit. To keep a copy of your own up to date, ask for ' +
      '`updated_after` with the latest `updated_at` that you have, less a minute: what was being stored when you last asked may be ' +
      'a little older than the newest you saw then. What was erased is in no list any more.',
  })
  @ApiOkResponse({ type: SubmissionListDto, description: 'A page of submissions.' })
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  list(@CurrentCaller() caller: Caller, @Query() query: SubmissionsQuery): Promise<SubmissionListDto> {
    return this.applications.list(caller, query);
  }

  @Get(':submission_id')
  @ApiKeyRoute('applications:read')
  @ApiOperation({
    operationId: 'getApplication',
    summary: 'Read a submission and how far its review has come',
    description:
      'With `wait` the answer is held until the review is over, which spares polling: let your client’s own timeout be longer. With the ' +
      '`ETag` of the answer before in `If-None-Match` the answer is 304 unless something has changed.',
  })
  @ApiConditional({ tag: TAG, headers: RETRY_AFTER })
  @ApiQuery({ type: WaitQuery })
  @ApiParam({ name: 'submission_id', type: String, format: 'uuid' })
  @ApiOkResponse({
    type: SubmissionDto,
    description: 'The submission as it stands.',
    headers: { ...etagHeader(TAG), ...RETRY_AFTER },
  })
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
