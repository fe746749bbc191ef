import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiKeyAuthenticator } from './api-key.authenticator.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(private readonly authenticator: ApiKeyAuthenticator) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    request.caller = await this.authenticator.authenticate(request.headers.authorization);
    return true;
  }
}
