import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { fieldsError } from '../../common/errors/api-error.js';
import { type AuthenticatedRequest } from '../auth/current-caller.decorator.js';
import { SCENARIO_HEADER, scenarioError, UNKNOWN_SCENARIO } from './scenarios.js';

/** Answers with the error that the caller wants to see, before its body is looked at. */
@Injectable()
export class SandboxScenarioGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const scenario = request.get(SCENARIO_HEADER);
    if (scenario === undefined) return true;
    throw (
      scenarioError(scenario.trim(), request.rateLimit.quota) ??
      fieldsError('invalid_request', [{ path: SCENARIO_HEADER, message: UNKNOWN_SCENARIO }])
    );
  }
}
