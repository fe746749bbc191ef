import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

/** Refuses what the RequestCountGuard found to be too much, before anything of the body is read. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  canActivate(context: ExecutionContext): boolean {
    this.limits.assertWithin(context.getArgByIndex<AuthenticatedRequest>(0).rateLimit);
    return true;
  }
}
