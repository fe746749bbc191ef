import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import { declareAccess } from '../../common/access/route-access.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { OperationsGuard } from './operations.guard.js';

/** The name of the operators' bearer scheme in the OpenAPI document. */
export const OPERATIONS_SCHEME = 'operations_token';

/** For those who operate the service. */
export function OperationsRoute(): MethodDecorator {
  return applyDecorators(
    declareAccess({ kind: 'operations' }),
    UseGuards(OperationsGuard),
    ApiSecurity(OPERATIONS_SCHEME),
    ApiErrors('operations_token_required', 'operations_only'),
  );
}
