import { type OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLE_ID } from '../common/openapi/properties.decorator.js';
import { type Content, operationsOf, responsesOf } from './operations.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type SchemaOrReference = Schemas[string];
type Schema = Exclude<SchemaOrReference, { $ref: string }>;

/** Stands where a property says nothing of its own; a test finds it. */
export const NO_EXAMPLE = 'NO EXAMPLE';

/** Gives every request and every success an example, put together from those of its properties. */
export function addExamples(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const operation of operationsOf(document)) {
    const { requestBody } = operation;
    if (requestBody !== undefined && 'content' in requestBody) exemplify(requestBody.content, schemas);
    for (const [, response] of responsesOf(operation)) exemplify(response.content ?? {}, schemas);
  }
}

function exemplify(content: Content, schemas: Schemas): void {
  for (const media of Object.values(content)) {
    const hasExample = media.example !== undefined || Object.keys(media.examples ?? {}).length > 0;
    if (!hasExample && media.schema !== undefined) media.example = exampleOf(media.schema, schemas);
  }
}

function exampleOf(schemaOrReference: SchemaOrReference, schemas: Schemas): unknown {
  const schema = resolve(schemaOrReference, schemas);
  if (schema.example !== undefined) return schema.example;
  if (schema.enum !== undefined) return schema.enum[0];
  const parts = schema.allOf?.map((part) => exampleOf(part, schemas));
  if (parts !== undefined) return Object.assign({}, ...parts) as unknown;
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (alternative !== undefined) return exampleOf(alternative, schemas);
  const types = [schema.type].flat();
  if (types.includes('null')) return null;
  if (types.includes('boolean')) return true;
  if (types.includes('object')) return objectExample(schema, schemas);
  if (types.includes('array')) return arrayExample(schema, schemas);
  return schema.format === 'uuid' ? EXAMPLE_ID : NO_EXAMPLE;
}

function arrayExample({ items, minItems = 1 }: Schema, schemas: Schemas): unknown[] {
  return items === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, schemas));
}

/** What may be left out is shown only where it has something to show. */
function objectExample({ properties = {}, required = [] }: Schema, schemas: Schemas): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, property]) => required.includes(name) || resolve(property, schemas).example !== undefined,
  );
  return Object.fromEntries(shown.map(([name, property]) => [name, exampleOf(property, schemas)]));
}

function resolve(schema: SchemaOrReference, schemas: Schemas): Schema {
  if (!('$ref' in schema)) return schema;
  const target = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
  return target === undefined ? {} : resolve(target, schemas);
}
