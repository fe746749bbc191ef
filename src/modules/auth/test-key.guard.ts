import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

/** Lets only test keys through, since the sandbox is not for live ones. */
@Injectable()
export class TestKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.getArgByIndex<AuthenticatedRequest>(0);
    if (caller.environment !== 'test') throw new ApiError('sandbox_live_key');
    return true;
  }
}
