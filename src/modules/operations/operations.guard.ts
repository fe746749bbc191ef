import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { ApiError } from '../../common/errors/api-error.js';
import { AppConfig } from '../../config/app-config.js';
import { OperationsAccess } from './operations-access.js';

@Injectable()
export class OperationsGuard implements CanActivate {
  constructor(
    private readonly config: AppConfig,
    private readonly access: OperationsAccess,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.access.allows(context.getArgByIndex<Request>(0))) return true;
    if (this.config.operationsToken === null) throw new ApiError('operations_only');
    throw new ApiError('operations_token_required', { headers: { 'WWW-Authenticate': 'Bearer realm="operations"' } });
  }
}
