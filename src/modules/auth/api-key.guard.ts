import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import { ApiError } from '../../common/errors/api-error.js';
import { ApiKeyAuthenticator } from './api-key.authenticator.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';
import { UnauthenticatedLimit } from './unauthenticated-limit.js';

@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly authenticator: ApiKeyAuthenticator,
    private readonly unauthenticated: UnauthenticatedLimit,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const request = context.getArgByIndex<AuthenticatedRequest>(0);
    const known = this.authenticator.recognise(request.headers.authorization);
    if (known === null) return this.look(request, context.getArgByIndex<Response>(1));
    request.caller = known;
    return true;
  }

  /** Counts the request as unauthenticated until its key, which is not in the cache, is found. */
  private async look(request: AuthenticatedRequest, response: Response): Promise<true> {
    const { authorization } = request.headers;
    const counted = this.authenticator.hasMet(authorization) ? null : await this.unauthenticated.count(request);
    // Even beyond the limit keys are looked up, since one may be valid, but many in one query.
    const pace = counted !== null && counted.used > counted.quota ? 'together' : 'at once';
    try {
      request.caller = await this.authenticator.authenticate(authorization, pace);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        this.unauthenticated.assertWithin(counted ?? (await this.unauthenticated.count(request)), response);
      } else if (counted !== null) this.unauthenticated.takeBack(request);
      throw error;
    }
    if (counted !== null) this.unauthenticated.takeBack(request);
    return true;
  }
}
