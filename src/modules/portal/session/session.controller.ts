import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { type Author } from '../../../common/access/author.js';
import { PublicRoute } from '../../../common/access/public-route.decorator.js';
import { clientAddress } from '../../../common/http/client-address.js';
import { JsonBodyGuard } from '../../../common/http/json-body.guard.js';
import { originOf } from '../../../common/http/origin.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { JsonBody } from '../../../common/openapi/json-body.decorator.js';
import { ChangePasswordRequest } from '../../members/sessions/dto/change-password.request.dto.js';
import { SessionDto } from '../../members/sessions/dto/session.response.dto.js';
import { SignInRequest } from '../../members/sessions/dto/sign-in.request.dto.js';
import { type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { SessionsService } from '../../members/sessions/sessions.service.js';
import { CurrentAuthor } from './current-author.decorator.js';
import { CurrentMember } from './current-member.decorator.js';
import { PortalRoute } from './portal-route.decorator.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { noSessionCookie, sessionCookie, sessionToken, SET_SESSION_COOKIE } from './session-cookie.js';

@ApiTags('Portal: session')
@Controller('v1/portal/session')
export class SessionController {
  constructor(private readonly sessions: SessionsService) {}

  @Post()
  @HttpCode(200)
  @PublicRoute()
  @UseGuards(SameOriginGuard, JsonBodyGuard)
  @ApiOperation({ operationId: 'signIn', summary: 'Sign in; the answer sets the session cookie' })
  @JsonBody({ type: SignInRequest })
  @ApiOkResponse({ type: SessionDto, headers: SET_SESSION_COOKIE })
  @ApiErrors(
    'invalid_credentials',
    'organisation_required',
    'cross_origin',
    'rate_limited',
    'invalid_request',
    'limit_exceeded',
    'invalid_text',
  )
  async signIn(
    @Body() body: SignInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const from = { address: clientAddress(request), token: sessionToken(request), origin: originOf(request, response) };
    const { token, session } = await this.sessions.signIn(body, from);
    response.setHeader('Set-Cookie', sessionCookie(request, token));
    return session;
  }

  @Get()
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'getSession', summary: 'Read who is signed in' })
  @ApiOkResponse({ type: SessionDto })
  get(@CurrentMember() member: SignedInMember): Promise<SessionDto> {
    return this.sessions.describe(member);
  }

  @Delete()
  @HttpCode(204)
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'signOut', summary: 'Sign out' })
  @ApiNoContentResponse({ description: 'The session has ended, and the cookie with it.', headers: SET_SESSION_COOKIE })
  @ApiErrors('cross_origin')
  async signOut(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.signOut(member, sessionToken(request), author);
    response.setHeader('Set-Cookie', noSessionCookie(request));
  }

  @Put('password')
  @HttpCode(204)
  @PortalRoute('viewer')
  @ApiOperation({ operationId: 'changePassword', summary: 'Change one’s own password; all other sessions end' })
  @JsonBody({ type: ChangePasswordRequest })
  @ApiNoContentResponse({ description: 'The new password counts from now on.' })
  @ApiErrors('cross_origin', 'rate_limited', 'invalid_request', 'limit_exceeded', 'invalid_text')
  changePassword(
    @CurrentMember() member: SignedInMember,
    @CurrentAuthor() author: Author,
    @Body() body: ChangePasswordRequest,
    @Req() request: Request,
  ): Promise<void> {
    const from = { address: clientAddress(request), token: sessionToken(request) ?? '', author };
    return this.sessions.changePassword(member, body, from);
  }
}
