import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { KNOWN_COHORT } from '../../cohorts/known-cohort.js';
import { tagged } from '../../../common/http/version-tag.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { ApiIfMatch, VERSION_HEADER, optionalIfMatch } from '../../../common/openapi/api-versioned.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { type Caller } from '../../auth/caller.js';
import { CurrentCaller } from '../../auth/current-caller.decorator.js';
import { KeyAuthor } from '../../auth/key-author.decorator.js';
import { ApiKeyRoute, LiveKeyRoute } from '../../auth/key-routes.decorator.js';
import { Idempotent, IdempotencyHeader, REPLAYED_HEADER } from '../../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../../idempotency/idempotent-requests.js';
import { assertAnyCohort, assertOwnCohort } from '../managed-cohort.js';
import { ChangeCohortRequest, CreateCohortRequest, MoveCohortRequest } from './dto/cohort.request.dto.js';
import { CohortDto } from './dto/cohort.response.dto.js';
import { CohortManagementService } from './cohort-management.service.js';

const IF_MATCH = optionalIfMatch('the settings as they were seen');
const CREATED_HEADERS = {
  ...REPLAYED_HEADER,
  ...VERSION_HEADER,
  Location: {
    description: 'Where to read the cohort.',
    schema: { type: 'string', format: 'uri-reference', maxLength: 64 },
  },
} as const;

/** Cohorts as a client of the team's own sets them up. */
@ApiTags('Management')
@Controller('v1/api/programs')
export class ManagedProgramsController {
  constructor(
    private readonly cohorts: CohortManagementService,
    private readonly requests: IdempotentRequests,
  ) {}

  @Post()
  @HttpCode(201)
  @LiveKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'createProgram',
    summary: 'Create a draft cohort',
    description:
      'With a form that is generated from its brief, so that it can be opened as it is. What is left out has the values of the answer.',
  })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @JsonBody({ type: CreateCohortRequest })
  @ApiCreatedResponse({
    type: CohortDto,
    description: 'A draft, which takes no applications yet.',
    headers: CREATED_HEADERS,
  })
  @ApiErrors('cohort_not_authorized', 'invalid_request', 'limit_exceeded', 'invalid_text')
  async create(
    @CurrentCaller() caller: Caller,
    @KeyAuthor() author: Author,
    @Idempotent() request: IdempotentRequest,
    @Body() body: CreateCohortRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    assertAnyCohort(caller);
    const created = await this.requests.answer(request, (memory) =>
      this.cohorts.create(caller.organisationId, body, author, memory),
    );
    response.setHeader('Location', `/v1/api/programs/${created.body.id}`);
    return tagged(response, created);
  }

  @Get(':cohort_id/settings')
  @ApiKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'getProgramSettings',
    summary: 'Read all settings of a cohort',
    description: 'In whatever status it is, with what applicants are not told, such as its brief and its weights.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: CohortDto, description: 'The settings as they stand.', headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found')
  async get(
    @CurrentCaller() caller: Caller,
    @Param('cohort_id', KNOWN_COHORT) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    assertOwnCohort(caller, id);
    return tagged(response, await this.cohorts.get(caller.organisationId, id));
  }

  @Patch(':cohort_id/settings')
  @LiveKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'changeProgramSettings',
    summary: 'Change settings of a cohort',
    description: 'What is left out stays as it is. Reports that exist keep the settings that they were made with.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: ChangeCohortRequest })
  @ApiOkResponse({ type: CohortDto, description: 'The settings as they are then.', headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found', 'precondition_failed', 'invalid_request', 'limit_exceeded', 'invalid_text')
  async change(
    @CurrentCaller() caller: Caller,
    @KeyAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) id: string,
    @Body() body: ChangeCohortRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    assertOwnCohort(caller, id);
    const { organisationId } = caller;
    return tagged(response, await this.cohorts.change({ organisationId, id, author, ifMatch }, body));
  }

  @Post(':cohort_id/status')
  @HttpCode(200)
  @LiveKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'moveProgram',
    summary: 'Open, close, reopen or complete a cohort',
    description:
      'From `draft` to `open`, from `open` to `closed`, from `closed` to `open` again or to `completed`; nothing else is possible.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: MoveCohortRequest })
  @ApiOkResponse({
    type: CohortDto,
    description: 'The cohort in its new status.',
    headers: { ...REPLAYED_HEADER, ...VERSION_HEADER },
  })
  @ApiErrors('cohort_not_found', 'invalid_transition', 'precondition_failed', 'invalid_request')
  async move(
    @KeyAuthor() author: Author,
    @Idempotent() request: IdempotentRequest,
    @Param('cohort_id', KNOWN_COHORT) id: string,
    @Body() { status }: MoveCohortRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    assertOwnCohort(request.caller, id);
    const { organisationId } = request.caller;
    const moved = await this.requests.answer(request, (memory) =>
      this.cohorts.move({ organisationId, id, author, ifMatch }, status, memory),
    );
    return tagged(response, moved);
  }
}
