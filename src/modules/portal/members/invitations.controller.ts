import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { PublicRoute } from '../../../common/access/public-route.decorator.js';
import { clientAddress } from '../../../common/http/client-address.js';
import { JsonBodyGuard } from '../../../common/http/json-body.guard.js';
import { originOf } from '../../../common/http/origin.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { AcceptInvitationRequest } from '../../members/invitations/dto/accept-invitation.request.dto.js';
import { InvitationDto } from '../../members/invitations/dto/invitation.response.dto.js';
import { JoinTeam } from '../../members/invitations/join-team.js';
import { ReadInvitation } from '../../members/invitations/read-invitation.js';
import { SessionDto } from '../../members/sessions/dto/session.response.dto.js';
import { SameOriginGuard } from '../session/same-origin.guard.js';
import { sessionCookie, SET_SESSION_COOKIE } from '../session/session-cookie.js';

const INVITATION = {
  name: 'invitation',
  description: 'The last part of the `invite_url` or `reset_url`.',
  schema: { type: 'string', maxLength: 64 },
} as const;

@ApiTags('Portal: members')
@Controller('v1/portal/invitations')
export class InvitationsController {
  constructor(
    private readonly joinTeam: JoinTeam,
    private readonly readInvitation: ReadInvitation,
  ) {}

  @Get(':invitation')
  @PublicRoute()
  @ApiOperation({
    operationId: 'getInvitation',
    summary: 'Read what a link is for: of whom, in which organisation',
    description: 'Shown to who holds the link. Attempts are limited as those at signing in are.',
  })
  @ApiParam(INVITATION)
  @ApiOkResponse({ type: InvitationDto })
  @ApiErrors('invitation_not_found', 'rate_limited')
  get(@Param('invitation') token: string, @Req() request: Request): Promise<InvitationDto> {
    return this.readInvitation.execute(token, clientAddress(request));
  }

  @Post(':invitation')
  @HttpCode(200)
  @PublicRoute()
  @UseGuards(SameOriginGuard, JsonBodyGuard)
  @ApiOperation({
    operationId: 'acceptInvitation',
    summary: 'Accept an invitation, or a link for a new password, with a password of one’s own, and be signed in',
    description: 'Attempts are limited as those at signing in are.',
  })
  @ApiParam(INVITATION)
  @JsonBody({ type: AcceptInvitationRequest })
  @ApiOkResponse({ type: SessionDto, headers: SET_SESSION_COOKIE })
  @ApiErrors('invitation_not_found', 'cross_origin', 'rate_limited')
  @ApiErrors('invalid_request', 'limit_exceeded', 'invalid_text')
  async accept(
    @Param('invitation') token: string,
    @Body() { password }: AcceptInvitationRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const from = { address: clientAddress(request), origin: originOf(request, response) };
    const opened = await this.joinTeam.execute(token, password, from);
    response.setHeader('Set-Cookie', sessionCookie(request, opened.token));
    return opened.session;
  }
}
