import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { ApiError } from '../../../common/errors/api-error.js';
import { isSameOrigin } from './same-origin.js';

@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!isSameOrigin(context.switchToHttp().getRequest<Request>())) throw new ApiError('cross_origin');
    return true;
  }
}
