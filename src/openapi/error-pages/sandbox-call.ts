import { type Request } from 'express';
import { type ErrorCode } from '../../common/errors/error-codes.js';
import { SCENARIO_HEADER, SCENARIOS } from '../../modules/sandbox/scenarios.js';

const ELSEWHERE = 'http://localhost:3000';
/** Of a host and port that a shell takes for nothing else. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.:[\]-]+$/;

/** Where a test key is kept, so that none has to be written into what is pasted. */
export const KEY_VARIABLE = 'INTAKE_TEST_KEY';

/** The errors that a caller of the public API may meet, which are those that the sandbox plays. */
export function isPublic(code: ErrorCode): boolean {
  return SCENARIOS.some((scenario) => scenario === code);
}

/** The address by which the page was asked for. */
export function addressOf({ protocol, headers }: Pick<Request, 'protocol' | 'headers'>): string {
  const address = `${protocol}://${headers.host ?? ''}`;
  return PLAIN_ADDRESS.test(address) ? address : ELSEWHERE;
}

/** A line for a shell, in which `KEY_VARIABLE` is set, that is answered with exactly this error. */
export function sandboxCall(code: ErrorCode, address: string): string {
  return [
    `curl -i '${address}/v1/api/sandbox/programs'`,
    `-H "Authorization: Bearer $${KEY_VARIABLE}"`,
    `-H '${SCENARIO_HEADER}: ${code}'`,
  ].join(' \\\n  ');
}
