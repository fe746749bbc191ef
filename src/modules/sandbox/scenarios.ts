import { ApiError } from '../../common/errors/api-error.js';
import { type ErrorCode, errorRow } from '../../common/errors/error-codes.js';
import { rateLimited } from '../../common/http/rate-limit.js';
import { WINDOW_SECONDS } from '../rate-limits/policies.js';

export const SCENARIO_HEADER = 'X-Sandbox-Scenario';

/** What a header that names no error is told. */
export const UNKNOWN_SCENARIO = `${SCENARIO_HEADER} must be the code of a documented error`;

/** The errors of the public API, which the sandbox plays back on demand. The portal's own are not among them. */
export const SCENARIOS = [
  'missing_api_key',
  'malformed_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'live_key_required',
  'exceeds_own_key',
  'sandbox_live_key',
  'malformed_request',
  'headers_too_large',
  'request_timeout',
  'invalid_json',
  'unsupported_media_type',
  'payload_too_large',
  'cohort_id_required',
  'cohort_not_found',
  'cohort_not_open',
  'cohort_not_authorized',
  'invalid_request',
  'invalid_contact_email',
  'limit_exceeded',
  'invalid_text',
  'duplicate_keys',
  'schema_not_found',
  'schema_cohort_mismatch',
  'unknown_keys',
  'missing_keys',
  'invalid_values',
  'duplicate_external_id',
  'insufficient_tokens',
  'submission_not_found',
  'insights_not_ready',
  'insights_unavailable',
  'api_key_not_found',
  'invalid_transition',
  'precondition_failed',
  'idempotency_key_reused',
  'invalid_idempotency_key',
  'rate_limited',
  'not_found',
  'method_not_allowed',
  'unavailable',
  'internal_error',
] as const satisfies readonly ErrorCode[];

type Scenario = (typeof SCENARIOS)[number];

const CHALLENGE = 'Bearer realm="intake"';

/** What the live errors carry beside their bodies. */
const HEADERS: Partial<Record<Scenario, Record<string, string>>> = {
  missing_api_key: { 'WWW-Authenticate': CHALLENGE },
  malformed_api_key: { 'WWW-Authenticate': `${CHALLENGE}, error="invalid_token"` },
  invalid_api_key: { 'WWW-Authenticate': `${CHALLENGE}, error="invalid_token"` },
  insufficient_scope: { 'WWW-Authenticate': `${CHALLENGE}, error="insufficient_scope", scope="applications:write"` },
  malformed_request: { Connection: 'close' },
  headers_too_large: { Connection: 'close' },
  request_timeout: { Connection: 'close' },
  unsupported_media_type: { 'Accept-Post': 'application/json' },
  payload_too_large: { Connection: 'close' },
  insights_not_ready: { 'Retry-After': '1' },
  method_not_allowed: { Allow: 'GET, HEAD, POST' },
  unavailable: { 'Retry-After': '5' },
};

/** The live error that a caller of the sandbox asks for, with the quota of its key; null when there is none of that name. */
export function scenarioError(name: string, quota: number): ApiError | null {
  const code = SCENARIOS.find((scenario) => scenario === name);
  if (code === undefined) return null;
  if (code === 'rate_limited') return justRateLimited(quota);
  const { extra } = errorRow(code);
  const headers = HEADERS[code];
  return new ApiError(code, { ...(extra && { extra: { ...extra } }), ...(headers && { headers }) });
}

function justRateLimited(quota: number): ApiError {
  const windowSeconds = WINDOW_SECONDS;
  return rateLimited({ policy: 'default', quota, windowSeconds, used: quota + 1, resetSeconds: windowSeconds });
}
