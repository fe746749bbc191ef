import { type OpenAPIObject } from '@nestjs/swagger';
import { exampleId } from '../../common/openapi/example-ids.js';
import { exampleOf, isForKeys, METHODS, type Operation } from '../operations.js';

/** Where the address of the service is kept, and a key of it, so that neither has to be written into what is pasted. */
export const ADDRESS_VARIABLE = 'INTAKE_BASE_URL';
export const KEY_VARIABLE = 'INTAKE_API_KEY';

/** A request that an operation takes, as every language writes it. */
export interface SampleRequest {
  readonly name: string;
  readonly method: string;
  /** With what stands for its parameters, and its query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
  readonly hasIdempotencyKey: boolean;
  readonly hasAnswer: boolean;
}

/** What is worth asking for, although it may be left out. */
const QUERIES: Readonly<Record<string, string>> = {
  getApplication: 'wait=30',
  getInsights: 'wait=30',
  listEvents: 'limit=10',
  listApplications: 'status=complete&limit=10',
};

/** Each operation that an API key opens, with a request made of its own examples. */
export function sampleRequests(document: OpenAPIObject): { operation: Operation; request: SampleRequest }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (operation === undefined || !isForKeys(operation)) return [];
      return [{ operation, request: requestOf(operation, method.toUpperCase(), path) }];
    }),
  );
}

function requestOf(operation: Operation, method: string, template: string): SampleRequest {
  const { operationId: name = '', requestBody, responses } = operation;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => exampleId(parameter.replace(/_id$/, '')));
  const query = QUERIES[name];
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    name,
    method,
    path: query === undefined ? path : `${path}?${query}`,
    headers: requiredHeaders(operation),
    body: requestBody === undefined || '$ref' in requestBody ? undefined : exampleOf(requestBody.content),
    hasIdempotencyKey: (operation.parameters ?? []).some((one) => 'name' in one && one.name === 'Idempotency-Key'),
    hasAnswer: success !== undefined && 'content' in success,
  };
}

/** Without which the operation would refuse it. */
function requiredHeaders({ parameters = [] }: Operation): [name: string, value: string][] {
  return parameters.flatMap((parameter) => {
    if ('$ref' in parameter || parameter.in !== 'header' || parameter.required !== true) return [];
    const example: unknown = parameter.example ?? (parameter.schema as { example?: unknown } | undefined)?.example;
    return [[parameter.name, String(example)]];
  });
}
