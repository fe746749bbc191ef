import { API_KEY_SCHEME } from '../modules/auth/key-routes.decorator.js';
import { type Operation, type Response } from './operations.js';

export const HEADERS = {
  'X-Request-Id': {
    description: 'Names this exchange; the id of the request when it sent a sane one.',
    schema: { type: 'string', maxLength: 128, example: '01960f2e-7a3c-7c4e-9b1a-0d2c4b6a8e90' },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate, and what was wrong, as in RFC 6750.',
    schema: { type: 'string', maxLength: 256, example: 'Bearer realm="intake", error="invalid_token"' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'string', maxLength: 10, example: '5' },
  },
  'Accept-Post': {
    description: 'The media type that the body must have.',
    schema: { type: 'string', maxLength: 64, example: 'application/json' },
  },
  'Accept-Encoding': {
    description: 'What the body may be encoded as, where it came encoded.',
    schema: { type: 'string', maxLength: 64, example: 'identity' },
  },
  ETag: {
    description: 'The version that is current, for `If-Match`.',
    schema: { type: 'string', maxLength: 16, example: '"3"' },
  },
  Allow: {
    description: 'The methods that there are.',
    schema: { type: 'string', maxLength: 64, example: 'GET, HEAD, POST' },
  },
  'RateLimit-Policy': {
    description:
      'The quota that this request counts against: `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers-11).',
    schema: { type: 'string', maxLength: 128, example: '"default";q=600;w=60' },
  },
  RateLimit: {
    description: 'What is left of that quota: `r` requests, for `t` seconds.',
    schema: { type: 'string', maxLength: 128, example: '"default";r=599;t=42' },
  },
};

type HeaderName = keyof typeof HEADERS;

const RATE_LIMIT = ['RateLimit', 'RateLimit-Policy'] as const;

/** Headers that come with an error, wherever it is answered. */
const OF_ERRORS: Readonly<Partial<Record<string, readonly HeaderName[]>>> = {
  insufficient_scope: ['WWW-Authenticate'],
  insights_not_ready: ['Retry-After'],
  precondition_failed: ['ETag'],
  unsupported_media_type: ['Accept-Post', 'Accept-Encoding'],
};

/** Any operation of the sandbox plays any error of the live API, with all that it carries there. */
const OF_SCENARIOS: Readonly<Partial<Record<string, readonly HeaderName[]>>> = {
  403: ['WWW-Authenticate'],
  404: ['Retry-After'],
  default: ['WWW-Authenticate', 'Retry-After', 'Accept-Post', 'Allow'],
};

/** What an answer of this status carries beside what its decorators say. */
export function headersOf(
  status: string,
  operation: Operation,
  { content }: Response = { description: '' },
): HeaderName[] {
  const codes = Object.keys(content?.['application/json']?.examples ?? {});
  const names: HeaderName[] = [
    'X-Request-Id',
    ...(status === '429' || isCounted(operation) ? RATE_LIMIT : []),
    ...(status === '401' ? (['WWW-Authenticate'] as const) : []),
    ...(status === '429' || status === '503' ? (['Retry-After'] as const) : []),
    ...(operation.tags?.includes('Sandbox') === true ? (OF_SCENARIOS[status] ?? []) : []),
    ...codes.flatMap((code) => OF_ERRORS[code] ?? []),
  ];
  return [...new Set(names)];
}

/** Every request with a key counts against its quota. */
export function isCounted({ security = [] }: Operation): boolean {
  return security.some((requirement) => API_KEY_SCHEME in requirement);
}

export function addHeader(response: Response, name: HeaderName): void {
  response.headers = { ...response.headers, [name]: { $ref: `#/components/headers/${name}` } };
}
