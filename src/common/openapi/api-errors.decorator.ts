import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { docUrlOf, errorRow, type ErrorCode } from '../errors/error-codes.js';

type Example = Record<string, unknown>;

/** An error with a description of this operation's own. */
interface OwnError {
  readonly code: ErrorCode;
  readonly error: string;
  readonly invalid_fields: readonly string[];
}

const DOCUMENTED_ERRORS = 'documented-errors';

/** An id of the documented shape, for examples. */
export const EXAMPLE_REQUEST_ID = '01960f2e-7a3c-7c4e-9b1a-0d2c4b6a8e90';

/**
 * Documents which errors an operation answers, each with its example from the error table. May be used several times
 * on one handler: errors of one status share a response, which Nest's own decorator would overwrite.
 */
export function ApiErrors(...errors: (ErrorCode | OwnError)[]): MethodDecorator {
  return (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const all = new Map((Reflect.getMetadata(DOCUMENTED_ERRORS, handler) ?? []) as [ErrorCode, Example][]);
    for (const error of errors) {
      const code = typeof error === 'string' ? error : error.code;
      if (typeof error !== 'string' || !all.has(code))
        all.set(code, { ...errorExample(code), ...(typeof error !== 'string' && error) });
    }
    Reflect.defineMetadata(DOCUMENTED_ERRORS, [...all], handler);
    const statuses = [...new Set([...all.keys()].map((code) => errorRow(code).status))];
    applyDecorators(...statuses.map((status) => errorResponse(status, all)))(target, key, descriptor);
  };
}

function errorResponse(status: number, errors: ReadonlyMap<ErrorCode, Example>): MethodDecorator {
  const rows = [...errors].filter(([code]) => errorRow(code).status === status);
  const examples = Object.fromEntries(rows.map(([code, value]) => [code, { value }]));
  const description = rows.map(([, { error }]) => String(error)).join('; ');
  return ApiResponse({
    status,
    description,
    content: { 'application/json': { schema: { $ref: getSchemaPath('ErrorResponse') }, examples } },
  });
}

/** The body that the error table promises for a code. */
export function errorExample(code: ErrorCode): Example {
  const { error, extra } = errorRow(code);
  return { error, code, doc_url: docUrlOf(code), ...extra, request_id: EXAMPLE_REQUEST_ID };
}
