import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Response } from 'express';
import { ROUTE_ACCESS, type RouteAccess } from '../../common/access/route-access.js';
import { rateLimitHeaders } from '../../common/http/rate-limit.js';
import { AppConfig } from '../../config/app-config.js';
import { WINDOW_SECONDS } from '../rate-limits/policies.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

/**
 * Counts the request against its key and puts the count into the answer's headers. It refuses nothing itself: that a
 * key lacks the right is answered before its limit, which the RateLimitGuard checks later.
 */
@Injectable()
export class RequestCountGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.getArgByIndex<AuthenticatedRequest>(0);
    const { kind } = this.reflector.get<RouteAccess>(ROUTE_ACCESS, context.getHandler());
    request.rateLimit = await this.limits.count({
      policy: kind === 'sandbox' ? 'sandbox' : 'default',
      owner: request.caller.keyId,
      quota: request.caller.rateLimitPerMinute ?? this.config.rateLimitPerMinute,
      windowSeconds: WINDOW_SECONDS,
    });
    const response = context.getArgByIndex<Response>(1);
    for (const [name, value] of Object.entries(rateLimitHeaders(request.rateLimit))) response.setHeader(name, value);
    return true;
  }
}
