import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type Request } from 'express';
import { KnownIdPipe } from '../../../common/http/known-id.pipe.js';
import { PageQuery } from '../../../common/http/page.query.dto.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody, NoBodyNeeded } from '../../../common/openapi/json-body.decorator.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { type TeamEditor } from '../../members/team.service.js';
import { CurrentMember } from '../session/current-member.decorator.js';
import { PortalRoute } from '../session/portal-route.decorator.js';
import { portalUrl } from '../session/portal-url.js';
import { CurrentEditor } from './current-editor.decorator.js';
import { ChangeMemberRequest, InviteMemberRequest } from './dto/member.request.dto.js';
import { InvitedMemberDto, MemberDto, MemberListDto, PasswordResetDto } from './dto/member.response.dto.js';
import { TeamMembersService } from './team-members.service.js';

const KNOWN_MEMBER = new KnownIdPipe('member_not_found');
const INVITE =
  'No mail is sent: hand `invite_url` to the person yourself. It works once, for seven days. Inviting somebody again who ' +
  'has not accepted yet makes a new one, and the old one is worth nothing any more.';
const RESET =
  'No mail is sent: hand `reset_url` to the person yourself. It works once, for a day, and an earlier one is worth nothing any ' +
  'more. Their sessions end at once and again when they choose; until then their old password is right. For nobody whose ' +
  'role is above your own, and not for yourself: that takes the current password. Somebody who was invited is invited again.';

@ApiTags('Portal: members')
@Controller('v1/portal/members')
export class MembersController {
  constructor(private readonly members: TeamMembersService) {}

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'listMembers', summary: 'List the team, newest first, invited people too' })
  @ApiOkResponse({ type: MemberListDto })
  @ApiErrors('invalid_request')
  list(@CurrentMember() member: SignedInMember, @Query() query: PageQuery): Promise<MemberListDto> {
    return this.members.list(member.organisationId, query);
  }

  @Post()
  @HttpCode(201)
  @PortalRoute('admin')
  @ApiOperation({ operationId: 'inviteMember', summary: 'Invite somebody to the team', description: INVITE })
  @JsonBody({ type: InviteMemberRequest })
  @ApiCreatedResponse({ type: InvitedMemberDto })
  @ApiErrors('member_exists', 'invalid_request', 'limit_exceeded', 'invalid_text')
  invite(
    @CurrentEditor() editor: TeamEditor,
    @Body() body: InviteMemberRequest,
    @Req() request: Request,
  ): Promise<InvitedMemberDto> {
    return this.members.invite(editor, body, portalUrl(request));
  }

  @Patch(':member_id')
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'changeMember',
    summary: 'Change a member’s role; it counts from their next request on',
  })
  @ApiParam({ name: 'member_id', format: 'uuid' })
  @JsonBody({ type: ChangeMemberRequest })
  @ApiOkResponse({ type: MemberDto })
  @ApiErrors('member_not_found', 'last_owner', 'invalid_request')
  change(
    @CurrentEditor() editor: TeamEditor,
    @Param('member_id', KNOWN_MEMBER) id: string,
    @Body() body: ChangeMemberRequest,
  ): Promise<MemberDto> {
    return this.members.change(editor, id, body);
  }

  @Post(':member_id/password-reset')
  @HttpCode(201)
  @NoBodyNeeded()
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'resetMemberPassword',
    summary: 'Make a link by which a member chooses a new password',
    description: RESET,
  })
  @ApiParam({ name: 'member_id', format: 'uuid' })
  @ApiCreatedResponse({ type: PasswordResetDto })
  @ApiErrors('member_not_found')
  resetPassword(
    @CurrentEditor() editor: TeamEditor,
    @Param('member_id', KNOWN_MEMBER) id: string,
    @Req() request: Request,
  ): Promise<PasswordResetDto> {
    return this.members.resetPassword(editor, id, portalUrl(request));
  }

  @Delete(':member_id')
  @HttpCode(204)
  @PortalRoute('admin')
  @ApiOperation({
    operationId: 'removeMember',
    summary: 'Remove a member, or withdraw an invitation; their sessions end at once',
  })
  @ApiParam({ name: 'member_id', format: 'uuid' })
  @ApiNoContentResponse({ description: 'Nobody of the team any more.' })
  @ApiErrors('member_not_found', 'last_owner')
  remove(@CurrentEditor() editor: TeamEditor, @Param('member_id', KNOWN_MEMBER) id: string): Promise<void> {
    return this.members.remove(editor, id);
  }
}
