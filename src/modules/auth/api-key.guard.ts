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

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    try {
      request.caller = await this.authenticator.authenticate(request.headers.authorization);
      return true;
    } catch (error) {
      const isStranger = error instanceof ApiError && error.status === 401;
      if (isStranger) await this.strangers.count(request, context.switchToHttp().getResponse<Response>());
      throw error;
    }
  }
}
