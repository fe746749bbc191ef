import { type ErrorCode } from '../../common/errors/error-codes.js';
import { SCENARIO_HEADER, SCENARIOS } from '../../modules/sandbox/scenarios.js';
import { KEY_VARIABLE } from '../samples/sample-request.js';

/** The errors that a caller of the public API may meet, which are those that the sandbox plays. */
export function isPublic(code: ErrorCode): boolean {
  return SCENARIOS.some((scenario) => scenario === code);
}

/** A line for a shell, in which `KEY_VARIABLE` is set, that is answered with exactly this error. */
export function sandboxCall(code: ErrorCode, address: string): string {
  return [
    `curl -i '${address}/v1/api/sandbox/programs'`,
    `-H "Authorization: Bearer $${KEY_VARIABLE}"`,
    `-H '${SCENARIO_HEADER}: ${code}'`,
  ].join(' \\\n  ');
}
