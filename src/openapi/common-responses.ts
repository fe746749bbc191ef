import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { errorRow, type ErrorCode } from '../common/errors/error-codes.js';
import { errorExample } from '../common/openapi/api-errors.decorator.js';
import { API_KEY_SCHEME } from '../modules/auth/key-routes.decorator.js';
import { type Operation, operationsOf, type Response, responsesOf } from './operations.js';

const HEADERS = {
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
  'RateLimit-Policy': {
    description: 'The quota that this request counts against: `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers-11).',
    schema: { type: 'string', maxLength: 128, example: '"default";q=600;w=60' },
  },
  RateLimit: {
    description: 'What is left of that quota: `r` requests, for `t` seconds.',
    schema: { type: 'string', maxLength: 128, example: '"default";r=599;t=42' },
  },
};

type HeaderName = keyof typeof HEADERS;

/** What may go wrong on any path, and the headers of every answer. */
export function addCommonResponses(document: OpenAPIObject): void {
  const shared = { InternalError: sharedError('internal_error'), Unavailable: sharedError('unavailable') };
  document.components = { ...document.components, headers: HEADERS, responses: shared };
  for (const response of Object.values(shared)) addHeader(response, 'X-Request-Id');
  addHeader(shared.Unavailable, 'Retry-After');
  for (const operation of operationsOf(document)) {
    for (const [status, response] of responsesOf(operation)) {
      for (const name of headersOf(status, operation)) addHeader(response, name);
      describe(status, response);
    }
    operation.responses['500'] ??= { $ref: '#/components/responses/InternalError' };
    // What only watches the service reports a dependency that is away in its own way.
    if (operation.tags?.includes('Operations') !== true) {
      operation.responses['503'] ??= { $ref: '#/components/responses/Unavailable' };
    }
  }
}

function headersOf(status: string, { security = [] }: Operation): HeaderName[] {
  const isCounted = status === '429' || security.some((requirement) => API_KEY_SCHEME in requirement);
  return [
    'X-Request-Id',
    ...(isCounted ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(status === '401' ? (['WWW-Authenticate'] as const) : []),
    ...(status === '429' || status === '503' ? (['Retry-After'] as const) : []),
  ];
}

/** Errors by their texts, each once: the framework joins what several decorators say of one status. */
function describe(status: string, response: Response): void {
  const { examples = {} } = response.content?.['application/json'] ?? {};
  const texts = Object.values(examples).map((example) => textOf(example));
  if (/^[45]/.test(status) && texts.length > 0) response.description = [...new Set(texts)].join('; ');
  if (response.description === '') response.description = 'Success';
}

function textOf(example: object): string {
  const value: unknown = 'value' in example ? example.value : null;
  return typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
}

function addHeader(response: Response, name: HeaderName): void {
  response.headers = { ...response.headers, [name]: { $ref: `#/components/headers/${name}` } };
}

function sharedError(code: ErrorCode): Response {
  return {
    description: errorRow(code).error,
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath('ErrorResponse') },
        examples: { [code]: { value: errorExample(code) } },
      },
    },
  };
}
