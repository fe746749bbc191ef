import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { KnownIdPipe } from '../../../common/http/known-id.pipe.js';
import { tagged } from '../../../common/http/version-tag.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { ApiIfMatch, VERSION_HEADER } from '../../../common/openapi/api-versioned.decorator.js';
import { JsonBody, NoBodyNeeded } from '../../../common/openapi/json-body.decorator.js';
import { DecideSubmission } from '../../decisions/decide-submission.js';
import { EraseSubmission } from '../../erasure/erase-submission.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { RetrySubmission } from '../../retries/retry-submission.js';
import { CurrentAuthor } from '../session/current-author.decorator.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { DecisionRequest } from './dto/decision.request.dto.js';
import { SubmissionDetailDto } from './dto/submission-detail.response.dto.js';
import { TeamSubmissionDto, TeamSubmissionListDto } from './dto/team-submission.response.dto.js';
import { TeamSubmissionsQuery } from './dto/team-submissions.query.dto.js';
import { ListSubmissions } from './list-submissions.js';
import { TeamSubmissionsService } from './team-submissions.service.js';

const KNOWN_SUBMISSION = new KnownIdPipe('submission_not_found');

@ApiTags('Portal: submissions')
@Controller('v1/portal/submissions')
export class SubmissionsController {
  constructor(
    private readonly submissions: TeamSubmissionsService,
    private readonly listSubmissions: ListSubmissions,
    private readonly decideSubmission: DecideSubmission,
    private readonly retrySubmission: RetrySubmission,
    private readonly eraseSubmission: EraseSubmission,
  ) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'listSubmissions', summary: 'List live submissions, or previews alone' })
  @ApiOkResponse({ type: TeamSubmissionListDto })
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  list(@CurrentMember() member: SignedInMember, @Query() query: TeamSubmissionsQuery): Promise<TeamSubmissionListDto> {
    return this.listSubmissions.execute(member.organisationId, query);
  }

  @Get(':submission_id')
  @PortalRoute('viewer')
  @ApiOperation({
    operationId: 'getSubmission',
    summary: 'Read a submission with its answers, its report and its timeline',
  })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiOkResponse({ type: SubmissionDetailDto, headers: VERSION_HEADER })
  @ApiErrors('submission_not_found')
  async get(
    @CurrentMember() member: SignedInMember,
    @Param('submission_id', KNOWN_SUBMISSION) id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmissionDetailDto> {
    return tagged(response, await this.submissions.get(member.organisationId, id));
  }

  @Patch(':submission_id')
  @PortalRoute('reviewer')
  @ApiOperation({ operationId: 'decideSubmission', summary: 'Record the team’s decision' })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiIfMatch({ required: true, description: 'The ETag of the state decided on.' })
  @JsonBody({ type: DecisionRequest })
  @ApiOkResponse({ type: TeamSubmissionDto, headers: VERSION_HEADER })
  @ApiErrors('submission_not_found', 'preview_submission', 'precondition_required', 'precondition_failed')
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  async decide(
    @CurrentMember() { organisationId, id: memberId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('submission_id', KNOWN_SUBMISSION) submissionId: string,
    @Body() { review_status: reviewStatus, reason = null }: DecisionRequest,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TeamSubmissionDto> {
    const decision = { organisationId, submissionId, memberId, author, reviewStatus, reason, ifMatch };
    await this.decideSubmission.execute(decision);
    return tagged(response, await this.submissions.inShort(organisationId, submissionId));
  }

  @Post(':submission_id/retry')
  @HttpCode(202)
  @NoBodyNeeded()
  @PortalRoute('reviewer')
  @ApiOperation({ operationId: 'retrySubmission', summary: 'Review a failed submission again' })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiAcceptedResponse({ type: TeamSubmissionDto, description: 'Queued for review.' })
  @ApiErrors('submission_not_found', 'invalid_transition', 'insufficient_tokens')
  async retry(
    @CurrentMember() { organisationId }: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('submission_id', KNOWN_SUBMISSION) id: string,
  ): Promise<TeamSubmissionDto> {
    await this.retrySubmission.execute(organisationId, id, author);
    return (await this.submissions.inShort(organisationId, id)).body;
  }

  @Delete(':submission_id')
  @HttpCode(204)
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'eraseSubmission',
    summary: 'Erase the personal data of a submission, for good',
    description:
      'Name, address, answers, the texts of the report, notes and reasons are gone, and the submission is 404 to everyone. ' +
      'A review that is under way ends without a report, and its tokens come back. The ledger, the cohort’s statistics ' +
      'and the audit log keep numbers and ids; the `external_id` stays used, and should hold nothing personal.',
  })
  @ApiParam({ name: 'submission_id', format: 'uuid' })
  @ApiNoContentResponse({ description: 'Nothing of the applicant is left.' })
  @ApiErrors('submission_not_found')
  erase(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Param('submission_id', KNOWN_SUBMISSION) id: string,
  ): Promise<void> {
    return this.eraseSubmission.execute(member.organisationId, id, author);
  }
}
