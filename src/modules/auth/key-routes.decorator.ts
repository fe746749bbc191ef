import { applyDecorators, type CanActivate, type Type, UseGuards } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { declareAccess } from '../../common/access/route-access.js';
import { type Scope } from '../../common/access/scope.js';
import { JsonBodyGuard } from '../../common/http/json-body.guard.js';
import { ApiErrors } from '../../common/openapi/api-errors.decorator.js';
import { ApiKeyGuard } from './api-key.guard.js';
import { LiveKeyGuard } from './live-key.guard.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RequestCountGuard } from './request-count.guard.js';
import { ScopeGuard } from './scope.guard.js';

/** The name of the bearer scheme in the OpenAPI document. */
export const API_KEY_SCHEME = 'api_key';

/** For holders of a live API key with this scope, on routes that change things of both environments. */
export function LiveKeyRoute(scope: Scope): MethodDecorator {
  return applyDecorators(keyRoute(scope, [LiveKeyGuard]), ApiErrors('live_key_required'));
}

/** For holders of an API key with this scope, or of any valid key when it is null. Guards and documentation in one. */
export function ApiKeyRoute(scope: Scope | null): MethodDecorator {
  return keyRoute(scope, []);
}

function keyRoute(scope: Scope | null, early: readonly Type<CanActivate>[]): MethodDecorator {
  return applyDecorators(
    declareAccess({ kind: 'key', scope }),
    UseGuards(ApiKeyGuard, RequestCountGuard, ...early, ScopeGuard, RateLimitGuard, JsonBodyGuard),
    ApiSecurity(API_KEY_SCHEME),
    ApiErrors('missing_api_key', 'malformed_api_key', 'invalid_api_key', 'rate_limited'),
    ApiExtension('x-required-scopes', scope === null ? [] : [scope]),
    ...(scope === null ? [] : [ApiErrors('insufficient_scope')]),
  );
}
