import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type AuthenticatedRequest } from './current-caller.decorator.js';

/** Refuses test keys where a change would affect live applications. */
@Injectable()
export class LiveKeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.getArgByIndex<AuthenticatedRequest>(0);
    if (caller.environment !== 'live') throw new ApiError('live_key_required');
    return true;
  }
}
