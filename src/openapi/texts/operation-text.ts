import { type OpenAPIObject } from '@nestjs/swagger';
import { exampleOf, METHODS, type Operation, responsesOf } from '../operations.js';

export interface Addressed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

type Schema = Readonly<Record<string, unknown>>;

/** Every operation of a document, with where it is. */
export function addressedOperations({ paths }: OpenAPIObject): Addressed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation === undefined ? [] : [{ method: method.toUpperCase(), path, operation }];
    }),
  );
}

/** What the document says of an operation, in Markdown. */
export function operationText({ method, path, operation }: Addressed): string {
  const { summary = '', description = '' } = operation;
  return [
    `### ${method} ${path}`,
    `${summary}.`,
    description,
    ...parameterList(operation),
    ...bodyExample(operation),
    ...answers(operation),
  ].join('\n\n');
}

function parameterList({ parameters = [] }: Operation): string[] {
  const lines = parameters.flatMap((parameter) => {
    if ('$ref' in parameter) return [];
    const { name, in: place, required = false, description = '' } = parameter;
    return [`- \`${name}\` (${place}${required ? ', required' : ''}): ${description}`];
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function bodyExample({ requestBody }: Operation): string[] {
  if (requestBody === undefined || '$ref' in requestBody) return [];
  const schema = requestBody.content['application/json']?.schema as Schema | undefined;
  return ['Body:', json(exampleOf(requestBody.content)), ...schemaName(schema)];
}

/** The first success, and what may go wrong by its codes alone: they are explained once, below. */
function answers(operation: Operation): string[] {
  const all = responsesOf(operation);
  const success = all.find(([status]) => status.startsWith('2'));
  const example = exampleOf(success?.[1].content);
  const codes = all
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {}));
  return [
    ...(success === undefined ? [] : [`Answer ${success[0]}:`]),
    ...(example === undefined ? [] : [json(example)]),
    ...(codes.length === 0 ? [] : [`Errors: ${codes.map((code) => `\`${code}\``).join(', ')}.`]),
  ];
}

function schemaName(schema: Schema | undefined): string[] {
  const reference = schema?.['$ref'];
  return typeof reference === 'string' ? [`Schema: \`${reference.split('/').at(-1) ?? ''}\` of /openapi.json.`] : [];
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}
