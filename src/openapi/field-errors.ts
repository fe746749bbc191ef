import { type Type } from '@nestjs/common';
import { type OpenAPIObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { ApiError } from '../common/errors/api-error.js';
import { errorRow } from '../common/errors/error-codes.js';
import { readDto } from '../common/http/request-validation.pipe.js';
import { EXAMPLE_REQUEST_ID } from '../common/openapi/api-errors.decorator.js';
import { type Operation, operationsOf, responsesOf } from './operations.js';
import { type RequestTypes } from './request-types.js';

/** The errors whose sentence depends on the field that is wrong. */
const OF_FIELDS = ['invalid_request', 'limit_exceeded', 'invalid_text'] as const;
type FieldCode = (typeof OF_FIELDS)[number];

/** A class, and a request that it finds nothing wrong with. */
interface Check {
  readonly type: Type<object>;
  readonly fine: object;
}

/** Wrong in the way of each code, whatever the field. */
const WRONG: Record<FieldCode, readonly unknown[]> = {
  invalid_request: ['nonsense', {}, [{}]],
  limit_exceeded: [
    'x'.repeat(30_000),
    [],
    Array.from({ length: 2_001 }, () => ({ label: 'x' })),
    [{ label: 'x'.repeat(30_000) }],
  ],
  invalid_text: ['\u0001', ['\u0001'], [{ label: '\u0001' }]],
};

/**
 * Gives each operation examples of field errors about fields that it has. They are what the service's own check says to
 * a request that is wrong in this way; where none can be, the operation does not answer this error, and is not said to.
 */
export function ownFieldErrors(document: OpenAPIObject, types: ReadonlyMap<string, RequestTypes>): void {
  for (const operation of operationsOf(document)) {
    const { body, query } = types.get(operation.operationId ?? '') ?? {};
    // Where a feature checks the body in its own order, the sentences of the table are its own.
    if (body !== undefined && fieldsOf(body).length === 0) continue;
    const checks: Check[] = [
      ...(body === undefined ? [] : [{ type: body, fine: exampleBody(operation) }]),
      ...(query === undefined ? [] : [{ type: query, fine: {} }]),
    ];
    for (const code of OF_FIELDS) replace(operation, code, checks);
  }
}

function exampleBody({ requestBody }: Operation): object {
  if (requestBody === undefined || '$ref' in requestBody) return {};
  const media = requestBody.content['application/json'];
  const [first] = Object.values(media?.examples ?? {});
  return ((media?.example as unknown) ?? (first !== undefined && 'value' in first ? first.value : {})) as object;
}

function replace(operation: Operation, code: FieldCode, checks: readonly Check[]): void {
  const status = String(errorRow(code).status);
  const response = responsesOf(operation).find(([of]) => of === status)?.[1];
  const examples = response?.content?.['application/json']?.examples as
    Record<string, { value: { error: string } }> | undefined;
  // What a decorator says of its own is not what the table says.
  if (examples?.[code]?.value.error !== errorRow(code).error) return;
  const refused = checks.map((check) => refusal(check, code)).find((error) => error !== null);
  if (refused !== undefined)
    examples[code] = { value: { ...refused.body(), request_id: EXAMPLE_REQUEST_ID } as { error: string } };
  else Reflect.deleteProperty(examples, code);
  if (Object.keys(examples).length === 0) Reflect.deleteProperty(operation.responses, status);
}

/** What the check says; null where nothing can be wrong in this way. */
function refusal({ type, fine }: Check, code: FieldCode): ApiError | null {
  const usual = code === 'invalid_request' ? [{}] : [];
  const oneWrong = fieldsOf(type).flatMap((field) => WRONG[code].map((value) => ({ ...fine, [field]: value })));
  for (const request of [...usual, ...oneWrong]) {
    const found = problemOf(type, request);
    if (found?.code === code) return found;
  }
  return null;
}

function problemOf(type: Type<object>, request: object): ApiError | null {
  try {
    readDto(type, request);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function fieldsOf(type: Type<object>): string[] {
  return [
    ...new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(type, '', false, false)
        .map(({ propertyName }) => propertyName),
    ),
  ];
}
