import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ROUTE_ACCESS, type RouteAccess } from '../../common/access/route-access.js';
import { ApiError } from '../../common/errors/api-error.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.get<RouteAccess>(ROUTE_ACCESS, context.getHandler());
    const { caller } = context.getArgByIndex<AuthenticatedRequest>(0);
    if (access.kind !== 'key' || access.scope === null || caller.scopes.includes(access.scope)) return true;
    throw new ApiError('insufficient_scope', {
      error: `This API key lacks the scope ${access.scope}`,
      extra: { required_scopes: [access.scope] },
      headers: {
        'WWW-Authenticate': `Bearer realm="intake", error="insufficient_scope", scope="${access.scope}"`,
      },
    });
  }
}
