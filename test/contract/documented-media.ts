import { type Operation, responsesOf } from '../../src/openapi/operations.js';

interface Example {
  readonly of: string;
  readonly value: unknown;
  readonly schema: object;
}

export const nameOf = ({ operationId }: Operation): string => operationId ?? '?';

/** Every media type of requests and answers, those of shared answers included. */
export function mediaOf(
  operation: Operation,
): [of: string, media: { schema?: object; example?: unknown; examples?: object }][] {
  const { requestBody } = operation;
  const body = requestBody !== undefined && 'content' in requestBody ? requestBody.content : {};
  const answers = responsesOf(operation).flatMap(([status, { content }]) =>
    Object.values(content ?? {}).map((media) => [`${nameOf(operation)} ${status}`, media] as const),
  );
  return [...Object.values(body).map((media) => [`${nameOf(operation)} body`, media] as const), ...answers].map(
    ([of, media]) => [of, media],
  );
}

export function examplesOf(operations: readonly Operation[]): Example[] {
  return operations.flatMap(mediaOf).flatMap(([of, { schema = {}, example, examples: several = {} }]) => [
    ...(example === undefined ? [] : [{ of, value: example, schema }]),
    ...Object.entries(several).map(([name, { value }]: [string, { value: unknown }]) => ({
      of: `${of} ${name}`,
      value,
      schema,
    })),
  ]);
}
