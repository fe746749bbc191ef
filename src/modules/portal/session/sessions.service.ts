import { Injectable, Logger } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { ApiError, fieldsError } from '../../../common/errors/api-error.js';
import { MembersService } from '../../members/members.service.js';
import { SessionsRepository, type SignedInMember } from '../../members/sessions/sessions.repository.js';
import { OrganisationsRepository } from '../../organisations/organisations.repository.js';
import { SignInThrottle } from '../../rate-limits/sign-in-throttle.js';
import { SIGN_IN_CHALLENGE } from './challenge.js';
import { asAuthor, type Origin } from './current-author.decorator.js';
import { type ChangePasswordRequest } from './dto/change-password.request.dto.js';
import { type SignInRequest } from './dto/sign-in.request.dto.js';
import { type SessionDto, toSession } from './dto/session.response.dto.js';

/** A new session, with the token that it goes by. */
export interface OpenedSession {
  readonly token: string;
  readonly session: SessionDto;
}

@Injectable()
export class SessionsService {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly members: MembersService,
    private readonly sessions: SessionsRepository,
    private readonly organisations: OrganisationsRepository,
    private readonly throttle: SignInThrottle,
  ) {}

  /** A new session each time; one that the browser still had ends. @throws ApiError invalid_credentials, rate_limited */
  async signIn(
    { email, password }: SignInRequest,
    { address, earlierToken, origin }: { address: string; earlierToken: string | null; origin: Origin },
  ): Promise<OpenedSession> {
    const verify = (): ReturnType<MembersService['withCredentials']> => this.members.withCredentials(email, password);
    const member = await this.throttle.attempt({ email, address }, verify).catch((error: unknown) => {
      if (error instanceof ApiError) this.logRefusal(error.code, origin);
      throw error;
    });
    if (member === null) {
      this.logRefusal('invalid_credentials', origin);
      throw new ApiError('invalid_credentials', { headers: SIGN_IN_CHALLENGE });
    }
    if (earlierToken !== null) await this.sessions.revoke(earlierToken);
    return this.openFor(member, origin);
  }

  /** Neither who it was nor from where: that is for the audit trail of those who do sign in. */
  private logRefusal(reason: string, { requestId }: Origin): void {
    this.logger.warn({ event: 'sign_in.failed', reason, request_id: requestId, msg: 'Sign-in failed' });
  }

  async openFor(member: SignedInMember, origin: Origin): Promise<OpenedSession> {
    const token = await this.sessions.open(member, asAuthor(member, origin));
    return { token, session: await this.describe(member) };
  }

  /** Whoever found a browser open must not lock its owner out. @throws ApiError invalid_request, rate_limited */
  async changePassword(
    { id, organisationId, email }: SignedInMember,
    request: ChangePasswordRequest,
    { address, token, author }: { address: string; token: string; author: Author },
  ): Promise<void> {
    const verify = (): ReturnType<MembersService['withCredentials']> =>
      this.members.withCredentials(email, request.current_password);
    if ((await this.throttle.attempt({ email, address }, verify)) === null) {
      const message = 'current_password is not the password of this member';
      throw fieldsError('invalid_request', [{ path: 'current_password', message }]);
    }
    await this.members.changePassword({ id, organisationId }, request.new_password, { author, token });
  }

  async describe(member: SignedInMember): Promise<SessionDto> {
    return toSession(member, await this.organisations.nameOf(member.organisationId));
  }

  async signOut(member: SignedInMember, token: string | null, author: Author): Promise<void> {
    if (token !== null) await this.sessions.close(member, token, author);
  }
}
