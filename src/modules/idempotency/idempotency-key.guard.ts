import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { readIdempotencyKey } from './idempotency-key.js';

/** For a route that answers the same request alike anyway: a key that the live route would refuse is refused there too. */
@Injectable()
export class IdempotencyKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    readIdempotencyKey(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
