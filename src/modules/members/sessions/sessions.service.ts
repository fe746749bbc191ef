import { Injectable, Logger } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { ApiError, fieldsError } from '../../../common/errors/api-error.js';
import { type Origin } from '../../../common/http/origin.js';
import { OrganisationsRepository } from '../../organisations/organisations.repository.js';
import { SignInThrottle, type Whence } from '../../rate-limits/sign-in-throttle.js';
import { assertUncommon } from '../common-passwords.js';
import { MembersService } from '../members.service.js';
import { asAuthor } from './as-author.js';
import { SIGN_IN_CHALLENGE } from './challenge.js';
import { type ChangePasswordRequest } from './dto/change-password.request.dto.js';
import { type SessionDto, toSession } from './dto/session.response.dto.js';
import { type SignInRequest } from './dto/sign-in.request.dto.js';
import { SessionsRepository, type SignedInMember } from './sessions.repository.js';

/** A new session, with the token that it goes by. */
export interface OpenedSession {
  readonly token: string;
  readonly session: SessionDto;
}

/** Where somebody signs in from; `token` is that of the session that the browser had before, if any. */
interface From extends Whence {
  readonly origin: Origin;
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

  /**
   * Always opens a new session, and ends the one that the browser had. @throws ApiError invalid_credentials,
   * organisation_required, rate_limited
   */
  async signIn(request: SignInRequest, from: From): Promise<OpenedSession> {
    const member = await this.identify(request, from).catch((error: unknown) => {
      if (error instanceof ApiError) this.logRefusal(error.code, from.origin);
      throw error;
    });
    if (from.token !== null) await this.sessions.revoke(from.token);
    return this.openFor(member, from);
  }

  async openFor(member: SignedInMember, { address, origin }: Omit<From, 'token'>): Promise<OpenedSession> {
    const token = await this.sessions.open(member, asAuthor(member, origin));
    await this.throttle.remember(member.id, { address, token });
    return { token, session: await this.describe(member) };
  }

  /** The present password is asked for, so that a stranger at an open browser cannot lock the member out. @throws ApiError invalid_request, rate_limited */
  async changePassword(
    { id, organisationId }: SignedInMember,
    request: ChangePasswordRequest,
    { address, token, author }: { address: string; token: string; author: Author },
  ): Promise<void> {
    await assertUncommon('new_password', request.new_password);
    const right = await this.throttle.attempt(
      { address, token },
      () => Promise.resolve([{ account: id }]),
      async (member) =>
        (await this.members.hasPassword({ organisationId, id }, request.current_password)) ? member : [],
    );
    if (right.length === 0) {
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

  private async identify(
    { email, password, organisation_id: wanted = null }: SignInRequest,
    whence: Whence,
  ): Promise<SignedInMember> {
    const right = await this.throttle.attempt(
      whence,
      () => this.members.candidates(email, wanted),
      (candidates) => this.members.withPassword(candidates, password),
    );
    const [only, ...others] = right.map(({ member }) => member);
    if (only === undefined) throw new ApiError('invalid_credentials', { headers: SIGN_IN_CHALLENGE });
    const member = [only, ...others].find(({ organisationId }) => others.length === 0 || organisationId === wanted);
    if (member === undefined) throw await this.organisationRequired([only, ...others]);
    return member;
  }

  /** Logs neither the person nor the address; sign-ins that succeed are in the audit log. */
  private logRefusal(reason: string, { requestId }: Origin): void {
    this.logger.warn({ event: 'sign_in.failed', reason, request_id: requestId, msg: 'Sign-in failed' });
  }

  /** Only told to somebody whose password fits for each of them. */
  private async organisationRequired(members: readonly SignedInMember[]): Promise<ApiError> {
    const ids = members.map(({ organisationId }) => organisationId);
    const organisations = await Promise.all(ids.map(async (id) => ({ id, name: await this.organisations.nameOf(id) })));
    return new ApiError('organisation_required', { extra: { organisations } });
  }
}
