import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

/** Refuses requests that the RequestCountGuard found to be over the limit, before their bodies are read. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  canActivate(context: ExecutionContext): boolean {
    this.limits.assertWithin(context.getArgByIndex<AuthenticatedRequest>(0).rateLimit);
    return true;
  }
}
