import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Author } from '../../../../common/access/author.js';
import { KnownIdPipe } from '../../../../common/http/known-id.pipe.js';
import { ApiErrors } from '../../../../common/openapi/api-errors.decorator.js';
import { JsonBody, NoBodyNeeded } from '../../../../common/openapi/json-body.decorator.js';
import { FormDto } from '../../../cohorts/dto/program.response.dto.js';
import { type SignedInMember } from '../../../members/sessions/sessions.repository.js';
import { CurrentAuthor } from '../../session/current-author.decorator.js';
import { CurrentMember } from '../../session/current-member.decorator.js';
import { PortalRoute } from '../../session/portal-route.decorator.js';
import { ReplaceFormRequest } from './dto/form.request.dto.js';
import { TeamFormsService } from './team-forms.service.js';

const KNOWN_COHORT = new KnownIdPipe('cohort_not_found');

@ApiTags('Portal: forms')
@Controller('v1/portal/cohorts/:cohort_id/form')
export class FormsController {
  constructor(private readonly forms: TeamFormsService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'getForm', summary: 'Read the application form of a cohort' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: FormDto })
  @ApiErrors('cohort_not_found')
  get(@CurrentMember() member: SignedInMember, @Param('cohort_id', KNOWN_COHORT) cohortId: string): Promise<FormDto> {
    return this.forms.get(member.organisationId, cohortId);
  }

  @Put()
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'replaceForm',
    summary: 'Replace the application form; submissions keep the version they were made with',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @JsonBody({ type: ReplaceFormRequest })
  @ApiOkResponse({ type: FormDto })
  @ApiErrors('cohort_not_found', 'invalid_request', 'limit_exceeded', 'invalid_text')
  replace(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Body() body: ReplaceFormRequest,
  ): Promise<FormDto> {
    return this.forms.replace(member.organisationId, cohortId, body, author);
  }

  @Post('generate')
  @HttpCode(200)
  @NoBodyNeeded()
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'generateForm', summary: 'Replace the form by one generated from the brief' })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiOkResponse({ type: FormDto })
  @ApiErrors('cohort_not_found')
  generate(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
  ): Promise<FormDto> {
    return this.forms.regenerate(member.organisationId, cohortId, author);
  }
}
