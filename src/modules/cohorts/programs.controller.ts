import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { contentTag, unlessKept } from '../../common/http/entity-tag.js';
import { KNOWN_COHORT } from './known-cohort.js';
import { ApiConditional, etagHeader } from '../../common/openapi/api-conditional.decorator.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { type Caller } from '../auth/caller.js';
import { CurrentCaller } from '../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../auth/key-routes.decorator.js';
import { ProgramDto, ProgramListDto } from './dto/program.response.dto.js';
import { ProgramsQuery } from './dto/programs.query.dto.js';
import { ProgramsService } from './programs.service.js';

/** For examples: the tag of one state of a cohort and its form. */
const TAG = '"4gYhS2nJ0uQx7Zr1kWc9Dw"';

@ApiTags('Programs')
@Controller('v1/api/programs')
export class ProgramsController {
  constructor(private readonly programs: ProgramsService) {}

  @Get()
  @ApiKeyRoute(null)
  @ApiOperation({
    operationId: 'listPrograms',
    summary: 'List the cohorts this key can submit to',
    description:
      'Those that are open now; `status` widens it. A key that is restricted to a cohort sees that one alone.',
  })
  @ApiOkResponse({ type: ProgramListDto, description: 'A page of cohorts.' })
  @ApiErrors('invalid_request')
  list(@CurrentCaller() caller: Caller, @Query() query: ProgramsQuery): Promise<ProgramListDto> {
    return this.programs.list(caller, query);
  }

  @Get(':cohort_id')
  @ApiKeyRoute(null)
  @ApiOperation({
    operationId: 'getProgram',
    summary: 'Read a cohort and the form its applications are made with',
    description: 'In whatever status it is. `form.fields` has the keys that answers are submitted by.',
  })
  @ApiParam({ name: 'cohort_id', format: 'uuid' })
  @ApiConditional({ tag: TAG })
  @ApiOkResponse({ type: ProgramDto, description: 'The cohort and its form.', headers: etagHeader(TAG) })
  @ApiErrors('cohort_not_found')
  async get(
    @CurrentCaller() caller: Caller,
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProgramDto | undefined> {
    const body = await this.programs.get(caller, cohortId);
    return unlessKept(response, { tag: contentTag(JSON.stringify(body)), body });
  }
}
