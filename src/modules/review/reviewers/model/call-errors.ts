import { APICallError } from 'ai';
import { isBrokenCircuitError } from 'cockatiel';
import { retryAfterMs } from '../../../../common/http/retry-after.js';
import { ReviewerError } from '../reviewer.errors.js';

const LONGEST_WAIT_MS = 15 * 60_000;
/** How long to wait after a wrong key, which somebody may be about to correct. */
const MISCONFIGURED_WAIT_MS = 60_000;
const MISCONFIGURED: ReadonlySet<number> = new Set([401, 402, 403, 404, 405, 407]);
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);
const REFUSALS = /content_?(filter|policy)|responsible_?ai/i;
const NETWORK_CODE = /^(?:E|UND_ERR_)[A-Z_]{2,40}$/;
const HARMLESS_CODE = /^[\w.-]{1,60}$/;

/** The provider's codes for an error. Its sentences are dropped, since they may contain keys or answers. */
function codesOf(body: string | undefined): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body ?? '');
  } catch {
    return [];
  }
  const error = (parsed as { error?: unknown } | null)?.error;
  if (typeof error !== 'object' || error === null) return [];
  return ['type', 'code', 'param'].flatMap((name) => {
    const value = (error as Record<string, unknown>)[name];
    return typeof value === 'string' && HARMLESS_CODE.test(value) ? [value] : [];
  });
}

function passing(said: string, error: APICallError): ReviewerError {
  const asked = retryAfterMs(error.responseHeaders?.['retry-after'], Date.now());
  return new ReviewerError('unavailable', `The language model answered ${said}`, {
    isLasting: (asked ?? 0) > LONGEST_WAIT_MS,
    retryAfterMs: asked === undefined ? undefined : Math.min(asked, LONGEST_WAIT_MS),
  });
}

function networkCodeOf(error: unknown): string | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null) {
    if ('code' in at && typeof at.code === 'string' && NETWORK_CODE.test(at.code)) return at.code;
  }
  return undefined;
}

export function outOfReach(error: unknown): ReviewerError {
  const code = networkCodeOf(error) ?? 'network';
  return new ReviewerError('unavailable', `The language model cannot be reached (${code})`);
}

function fromStatus(status: number, error: APICallError): ReviewerError {
  const codes = codesOf(error.responseBody);
  const said = [`HTTP ${status}`, ...codes].join(' ');
  if (status < 300) {
    if (error.cause instanceof ReviewerError) return error.cause;
    if (networkCodeOf(error) !== undefined) return outOfReach(error);
    return new ReviewerError('malformed', `The language model answered ${said} and nothing that can be read`);
  }
  if (status < 400 || MISCONFIGURED.has(status)) {
    const message = `The language model answered ${said}: check REVIEWER_API_KEY, REVIEWER_BASE_URL and REVIEWER_MODEL`;
    return new ReviewerError('unavailable', message, { isLasting: true, retryAfterMs: MISCONFIGURED_WAIT_MS });
  }
  if (PASSING.has(status) || status >= 500) return passing(said, error);
  if (codes.some((code) => REFUSALS.test(code))) return new ReviewerError('refused');
  const message = `The language model does not take the request, ${said}: check the settings that begin with REVIEWER_`;
  return new ReviewerError('malformed', message);
}

/** Passes on nothing that was sent or answered: it would end up in a log. Null for what is no error of the provider. */
export function toReviewerError(error: unknown): ReviewerError | null {
  if (error instanceof ReviewerError) return error;
  if (isBrokenCircuitError(error)) {
    const message = 'The language model failed again and again and is left alone for a while';
    return new ReviewerError('unavailable', message, { isLasting: true });
  }
  if (APICallError.isInstance(error))
    return error.statusCode === undefined ? outOfReach(error) : fromStatus(error.statusCode, error);
  if (error instanceof Error && error.name.startsWith('AI_'))
    return new ReviewerError('malformed', `The language model's answer cannot be read (${error.name})`);
  return null;
}
