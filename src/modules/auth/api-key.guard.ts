import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import { ApiError } from '../../common/errors/api-error.js';
import { ApiKeyAuthenticator } from './api-key.authenticator.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';
import { StrangerLimit } from './stranger-limit.js';

@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly authenticator: ApiKeyAuthenticator,
    private readonly strangers: StrangerLimit,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const request = context.getArgByIndex<AuthenticatedRequest>(0);
    const known = this.authenticator.recognise(request.headers.authorization);
    if (known === null) return this.look(request, context.getArgByIndex<Response>(1));
    request.caller = known;
    return true;
  }

  private async look(request: AuthenticatedRequest, response: Response): Promise<true> {
    try {
      request.caller = await this.authenticator.authenticate(request.headers.authorization);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await this.strangers.count(request, response);
      throw error;
    }
  }
}
