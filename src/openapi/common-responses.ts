import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { errorRow, type ErrorCode } from '../common/errors/error-codes.js';
import { errorExample } from '../common/openapi/api-errors.decorator.js';
import { operationsOf, type Response, responsesOf } from './operations.js';
import { addHeader, HEADERS, headersOf, isCounted } from './response-headers.js';

/** What may go wrong on any path, and the headers of every answer. */
export function addCommonResponses(document: OpenAPIObject): void {
  const shared = {
    InternalError: sharedError('internal_error'),
    InternalErrorOfKey: sharedError('internal_error'),
    Unavailable: sharedError('unavailable'),
    UnavailableToKey: sharedError('unavailable'),
  };
  document.components = { ...document.components, headers: HEADERS, responses: shared };
  for (const operation of operationsOf(document)) {
    for (const [status, response] of responsesOf(operation)) {
      for (const name of headersOf(status, operation, response)) addHeader(response, name);
      describe(status, response);
    }
    const [failed, away] = isCounted(operation)
      ? (['InternalErrorOfKey', 'UnavailableToKey'] as const)
      : (['InternalError', 'Unavailable'] as const);
    for (const name of headersOf('500', operation)) addHeader(shared[failed], name);
    for (const name of headersOf('503', operation)) addHeader(shared[away], name);
    operation.responses['500'] ??= { $ref: `#/components/responses/${failed}` };
    // What only watches the service reports a dependency that is away in its own way.
    if (operation.tags?.includes('Operations') !== true) {
      operation.responses['503'] ??= { $ref: `#/components/responses/${away}` };
    }
  }
}

/** Errors by their texts, each once: the framework joins what several decorators say of one status. */
function describe(status: string, response: Response): void {
  const { examples = {} } = response.content?.['application/json'] ?? {};
  const texts = Object.values(examples)
    .map((example) => textOf(example))
    .filter((text) => text !== '');
  if (/^[45]/.test(status) && texts.length > 0) response.description = [...new Set(texts)].join('; ');
  if (response.description === '') response.description = 'Success';
}

function textOf(example: object): string {
  const value: unknown = 'value' in example ? example.value : null;
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'
    ? value.error
    : '';
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
