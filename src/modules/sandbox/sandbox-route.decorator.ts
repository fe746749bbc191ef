import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiExtension, ApiHeader, ApiResponse, ApiSecurity, getSchemaPath } from '@nestjs/swagger';
import { declareAccess } from '../../common/access/route-access.js';
import { JsonBodyGuard } from '../../common/http/json-body.guard.js';
import { ApiErrors, errorExample } from '../../common/openapi/api-errors.decorator.js';
import { ApiKeyGuard } from '../auth/api-key.guard.js';
import { API_KEY_SCHEME } from '../auth/key-routes.decorator.js';
import { RateLimitGuard } from '../auth/rate-limit.guard.js';
import { RequestCountGuard } from '../auth/request-count.guard.js';
import { TestKeyGuard } from '../auth/test-key.guard.js';
import { SandboxScenarioGuard } from './sandbox-scenario.guard.js';
import { SCENARIO_HEADER, SCENARIOS, UNKNOWN_SCENARIO } from './scenarios.js';

/** For holders of any test key; plays back the error that `X-Sandbox-Scenario` names. Guards and documentation in one. */
export function SandboxRoute(): MethodDecorator {
  return applyDecorators(
    declareAccess({ kind: 'sandbox' }),
    UseGuards(ApiKeyGuard, RequestCountGuard, TestKeyGuard, RateLimitGuard, SandboxScenarioGuard, JsonBodyGuard),
    ApiSecurity(API_KEY_SCHEME),
    ApiExtension('x-required-scopes', []),
    ApiErrors('missing_api_key', 'malformed_api_key', 'invalid_api_key', 'sandbox_live_key', 'rate_limited'),
    ApiErrors({ code: 'invalid_request', error: UNKNOWN_SCENARIO, invalid_fields: [SCENARIO_HEADER] }),
    ApiHeader({
      name: SCENARIO_HEADER,
      required: false,
      description: 'Answers exactly this error of the live API.',
      schema: { type: 'string', enum: [...SCENARIOS] },
    }),
    ApiResponse({
      status: 'default',
      description: `The error that ${SCENARIO_HEADER} names, with the status, body and headers it has on the live API.`,
      content: {
        'application/json': {
          schema: { $ref: getSchemaPath('ErrorResponse') },
          examples: { insufficient_tokens: { value: errorExample('insufficient_tokens') } },
        },
      },
    }),
  );
}
