import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/errors/api-error.js';
import { SIGN_IN_CHALLENGE } from '../../members/sessions/challenge.js';
import { SessionsRepository } from '../../members/sessions/sessions.repository.js';
import { type SignedInRequest } from './current-member.decorator.js';
import { sessionToken } from './session-cookie.js';

/** API keys count for nothing here, as cookies count for nothing on the public API. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: SessionsRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    const token = sessionToken(request);
    const member = token === null ? null : await this.sessions.memberOf(token);
    if (member === null) throw new ApiError('not_signed_in', { headers: SIGN_IN_CHALLENGE });
    request.member = member;
    return true;
  }
}
