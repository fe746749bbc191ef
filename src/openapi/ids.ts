import { type OpenAPIObject } from '@nestjs/swagger';
import { exampleId } from '../common/openapi/example-ids.js';
import { operationsOf } from './operations.js';

interface Described {
  format?: string;
  maxLength?: number;
  example?: unknown;
  description?: string;
}

const UUID_LENGTH = 36;

/** Of which kind the `id` of a schema is, where the schema is not called after it. */
const KINDS: readonly [schema: RegExp, kind: string][] = [
  [/Insights/, 'report'],
  [/Submission/, 'submission'],
  [/Program|Cohort/, 'cohort'],
  [/ApiKey/, 'api_key'],
  [/Member/, 'member'],
  [/Organisation/, 'organisation'],
];

/** Says of every identifier of what it is, how long it is, and what one looks like: what no decorator has to repeat. */
export function completeIds(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('$ref' in parameter || parameter.schema === undefined || '$ref' in parameter.schema) continue;
      const { schema } = parameter;
      if (schema.format !== 'uuid') continue;
      complete(schema, kindOf(parameter.name, ''));
      parameter.description ??= identifies(kindOf(parameter.name, ''));
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const [property, described] of Object.entries('properties' in schema ? (schema.properties ?? {}) : {})) {
      if (!('format' in described) || described.format !== 'uuid') continue;
      complete(described, kindOf(property, name));
      described.description ??= identifies(kindOf(property, name));
    }
  }
}

function complete(schema: Described, kind: string): void {
  schema.maxLength ??= UUID_LENGTH;
  if (schema.example === undefined) schema.example = exampleId(kind);
}

function identifies(kind: string): string {
  return `Identifies the ${kind === 'api_key' ? 'API key' : kind.replaceAll('_', ' ')}.`;
}

function kindOf(name: string, schema: string): string {
  if (name !== 'id') return name.replace(/_id$/, '');
  const named = KINDS.find(([pattern]) => pattern.test(schema))?.[1];
  return (
    named ??
    schema
      .replace(/Dto$/, '')
      .replaceAll(/(?<=.)[A-Z]/g, '_$&')
      .toLowerCase()
  );
}
