import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { readIdempotencyKey } from './idempotency-key.js';

/** For the sandbox, which gives the same answer anyway: refuses the keys that the live route would refuse. */
@Injectable()
export class IdempotencyKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    readIdempotencyKey(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
