import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { KNOWN_COHORT } from '../../cohorts/known-cohort.js';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { tagged } from '../../../common/http/version-tag.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { ApiIfMatch, VERSION_HEADER, optionalIfMatch } from '../../../common/openapi/api-versioned.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { CurrentAuthor } from '../session/current-author.decorator.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import {
  ChangeCohortRequest,
  CreateCohortRequest,
  MoveCohortRequest,
} from '../../management/cohorts/dto/cohort.request.dto.js';
import { CohortDto, CohortListDto } from '../../management/cohorts/dto/cohort.response.dto.js';
import { CohortManagementService } from '../../management/cohorts/cohort-management.service.js';

const IF_MATCH = optionalIfMatch('the cohort as it was seen');

@ApiTags('Portal: cohorts')
@Controller('v1/portal/cohorts')
export class CohortsController {
  constructor(private readonly cohorts: CohortManagementService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'listCohorts', summary: 'List cohorts, newest first' })
  @ApiOkResponse({ type: CohortListDto })
  @ApiErrors('invalid_request')
  list(@CurrentMember() member: SignedInMember, @Query() query: PageQuery): Promise<CohortListDto> {
    return this.cohorts.list(member.organisationId, query);
  }

  @Post()
  @HttpCode(201)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'createCohort', summary: 'Create a draft cohort, with a form generated from its brief' })
  @JsonBody({ type: CreateCohortRequest })
  @ApiCreatedResponse({ type: CohortDto })
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  async create(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Body() body: CreateCohortRequest,
  ): Promise<CohortDto> {
    return (await this.cohorts.create(member.organisationId, body, author)).body;
  }

  @Get(':cohort_id')
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'getCohort', summary: 'Read a cohort' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: CohortDto, headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found')
  async get(
    @CurrentMember() member: SignedInMember,
    @Param('cohort_id', KNOWN_COHORT) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    return tagged(response, await this.cohorts.get(member.organisationId, id));
  }

  @Patch(':cohort_id')
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'changeCohort', summary: 'Change a cohort; reports that exist keep their settings' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: ChangeCohortRequest })
  @ApiOkResponse({ type: CohortDto, headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found', 'precondition_failed', 'invalid_request', 'limit_exceeded', 'invalid_text')
  async change(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) id: string,
    @Body() body: ChangeCohortRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    return tagged(response, await this.cohorts.change({ organisationId, id, author, ifMatch }, body));
  }

  @Post(':cohort_id/status')
  @HttpCode(200)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'moveCohort', summary: 'Open, close, reopen or complete a cohort' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: MoveCohortRequest })
  @ApiOkResponse({ type: CohortDto, headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found', 'invalid_transition', 'precondition_failed', 'invalid_request')
  async move(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) id: string,
    @Body() { status }: MoveCohortRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CohortDto> {
    return tagged(response, await this.cohorts.move({ organisationId, id, author, ifMatch }, status));
  }
}
