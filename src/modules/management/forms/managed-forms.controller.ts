import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { KNOWN_COHORT } from '../../cohorts/known-cohort.js';
import { tagged } from '../../../common/http/version-tag.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { ApiIfMatch, VERSION_HEADER, optionalIfMatch } from '../../../common/openapi/api-versioned.decorator.js';
import { JsonBody, NoBodyNeeded } from '../../../common/openapi/json-body.decorator.js';
import { type Caller } from '../../auth/caller.js';
import { CurrentCaller } from '../../auth/current-caller.decorator.js';
import { KeyAuthor } from '../../auth/key-author.decorator.js';
import { ApiKeyRoute, LiveKeyRoute } from '../../auth/key-routes.decorator.js';
import { FormDto } from '../../cohorts/dto/program.response.dto.js';
import { Idempotent, IdempotencyHeader, REPLAYED_HEADER } from '../../idempotency/idempotent.decorator.js';
import { type IdempotentRequest } from '../../idempotency/idempotent-request.js';
import { IdempotentRequests } from '../../idempotency/idempotent-requests.js';
import { assertOwnCohort } from '../managed-cohort.js';
import { ReplaceFormRequest } from './dto/form.request.dto.js';
import { FormManagementService } from './form-management.service.js';

const IF_MATCH = optionalIfMatch('the form as it was seen', 'replaced');

/** Application forms as a client of the team's own edits them. */
@ApiTags('Management')
@Controller('v1/api/programs/:cohort_id/form')
export class ManagedFormsController {
  constructor(
    private readonly forms: FormManagementService,
    private readonly requests: IdempotentRequests,
  ) {}

  @Get()
  @ApiKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'getProgramForm',
    summary: 'Read the form of a cohort, to change it',
    description: 'The same questions as in the cohort itself, with the `ETag` that a change of them may name.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: FormDto, description: 'The form as it stands.', headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found')
  async get(
    @CurrentCaller() caller: Caller,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FormDto> {
    assertOwnCohort(caller, cohortId);
    return tagged(response, await this.forms.get(caller.organisationId, cohortId));
  }

  @Put()
  @LiveKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'replaceProgramForm',
    summary: 'Replace the form of a cohort',
    description:
      'A new version; submissions keep the one they were made with. What is left out of a question is inferred from its label. A `key` ' +
      'that is sent along is kept, so that those who submit by it need not change.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: ReplaceFormRequest })
  @ApiOkResponse({ type: FormDto, description: 'The new version.', headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found', 'precondition_failed', 'invalid_request', 'limit_exceeded', 'invalid_text')
  async replace(
    @CurrentCaller() caller: Caller,
    @KeyAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Body() body: ReplaceFormRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FormDto> {
    assertOwnCohort(caller, cohortId);
    const { organisationId } = caller;
    return tagged(response, await this.forms.replace({ organisationId, cohortId, author, ifMatch }, body));
  }

  @Post('generate')
  @HttpCode(200)
  @NoBodyNeeded()
  @LiveKeyRoute('programs:write')
  @ApiOperation({
    operationId: 'generateProgramForm',
    summary: 'Replace the form by one that is generated from the brief',
    description: 'A new version, as if it had been written by hand.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @IdempotencyHeader()
  @ApiErrors('idempotency_key_reused')
  @ApiIfMatch(IF_MATCH)
  @ApiOkResponse({
    type: FormDto,
    description: 'The new version.',
    headers: { ...REPLAYED_HEADER, ...VERSION_HEADER },
  })
  @ApiErrors('cohort_not_found', 'precondition_failed')
  async generate(
    @KeyAuthor() author: Author,
    @Idempotent() request: IdempotentRequest,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FormDto> {
    assertOwnCohort(request.caller, cohortId);
    const { organisationId } = request.caller;
    const generated = await this.requests.answer(request, (memory) =>
      this.forms.regenerate({ organisationId, cohortId, author, ifMatch }, memory),
    );
    return tagged(response, generated);
  }
}
