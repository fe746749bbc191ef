import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { type Origin } from '../../../common/http/origin.js';
import { SignInThrottle } from '../../rate-limits/sign-in-throttle.js';
import { assertUncommon } from '../common-passwords.js';
import { type OpenedSession, SessionsService } from '../sessions/sessions.service.js';
import { AcceptInvitation } from './accept-invitation.js';

/** Accepts an invitation, and signs the new member in. */
@Injectable()
export class JoinTeam {
  constructor(
    private readonly invitation: AcceptInvitation,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottle,
  ) {}

  /** @throws ApiError invalid_request, invitation_not_found, rate_limited */
  async execute(token: string, password: string, from: { address: string; origin: Origin }): Promise<OpenedSession> {
    await assertUncommon('password', password);
    const member = await this.throttle.attemptToken(token, from.address, () =>
      this.invitation.execute(token, password, from.origin),
    );
    if (member === null) throw new ApiError('invitation_not_found');
    return this.sessions.openFor(member, from);
  }
}
