import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { type Author } from '../../../../common/access/author.js';
import { KNOWN_COHORT } from '../../../cohorts/known-cohort.js';
import { tagged } from '../../../../common/http/version-tag.js';
import { ApiErrors } from '../../../../common/openapi/api-errors.decorator.js';
import { ApiIfMatch, VERSION_HEADER, optionalIfMatch } from '../../../../common/openapi/api-versioned.decorator.js';
import { JsonBody, NoBodyNeeded } from '../../../../common/openapi/json-body.decorator.js';
import { FormDto } from '../../../cohorts/dto/program.response.dto.js';
import { type SignedInMember } from '../../../members/sessions/sessions.repository.js';
import { CurrentAuthor } from '../../session/current-author.decorator.js';
import { CurrentMember } from '../../session/current-member.decorator.js';
import { PortalRoute } from '../../session/portal-route.decorator.js';
import { FormPreviewDto } from '../../../management/forms/dto/form-preview.response.dto.js';
import { ReplaceFormRequest } from '../../../management/forms/dto/form.request.dto.js';
import { FormManagementService } from '../../../management/forms/form-management.service.js';

const IF_MATCH = optionalIfMatch('the form as it was seen', 'replaced');

@ApiTags('Portal: forms')
@Controller('v1/portal/cohorts/:cohort_id/form')
export class FormsController {
  constructor(private readonly forms: FormManagementService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'getForm', summary: 'Read the application form of a cohort' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: FormDto, headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found')
  async get(
    @CurrentMember() member: SignedInMember,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FormDto> {
    return tagged(response, await this.forms.get(member.organisationId, cohortId));
  }

  @Put()
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'replaceForm',
    summary: 'Replace the application form; submissions keep the version they were made with',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @JsonBody({ type: ReplaceFormRequest })
  @ApiOkResponse({ type: FormDto, headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found', 'precondition_failed', 'invalid_request', 'limit_exceeded', 'invalid_text')
  async replace(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Body() body: ReplaceFormRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FormDto> {
    return tagged(response, await this.forms.replace({ organisationId, cohortId, author, ifMatch }, body));
  }

  @Post('preview')
  @HttpCode(200)
  @PortalRoute('viewer')
  @ApiOperation({
    operationId: 'previewForm',
    summary: 'See what applicants would see of these questions; nothing is saved',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @JsonBody({ type: ReplaceFormRequest })
  @ApiOkResponse({ type: FormPreviewDto })
  @ApiErrors('cohort_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text', 'cross_origin')
  preview(
    @CurrentMember() { organisationId }: SignedInMember,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Body() body: ReplaceFormRequest,
  ): Promise<FormPreviewDto> {
    return this.forms.preview(organisationId, cohortId, body);
  }

  @Post('generate')
  @HttpCode(200)
  @NoBodyNeeded()
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'generateForm', summary: 'Replace the form by one generated from the brief' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiIfMatch(IF_MATCH)
  @ApiOkResponse({ type: FormDto, headers: VERSION_HEADER })
  @ApiErrors('cohort_not_found', 'precondition_failed')
  async generate(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FormDto> {
    return tagged(response, await this.forms.regenerate({ organisationId, cohortId, author, ifMatch }));
  }
}
