import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isAtLeast } from '../../../common/access/portal-role.js';
import { ROUTE_ACCESS, type RouteAccess } from '../../../common/access/route-access.js';
import { ApiError } from '../../../common/errors/api-error.js';
import { type SignedInRequest } from './current-member.decorator.js';

@Injectable()
export class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.get<RouteAccess>(ROUTE_ACCESS, context.getHandler());
    const { member } = context.switchToHttp().getRequest<SignedInRequest>();
    if (access.kind !== 'portal' || !isAtLeast(member.role, access.role)) throw new ApiError('forbidden');
    return true;
  }
}
