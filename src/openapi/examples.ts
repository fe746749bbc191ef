import { type OpenAPIObject } from '@nestjs/swagger';
import { type Content, operationsOf, responsesOf } from './operations.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }> & { $ref?: string; const?: unknown };

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

function exampleOf(schema: Schema, schemas: Schemas): unknown {
  if (schema.example !== undefined) return filledIn(schema, schemas);
  if (schema.$ref !== undefined) return exampleOf(target(schema.$ref, schemas), schemas);
  if (schema.const !== undefined) return schema.const;
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
  return NO_EXAMPLE;
}

/** A list of objects may give of each only what tells it apart: the rest comes from the example of one. */
function filledIn({ example, items }: Schema, schemas: Schemas): unknown {
  if (
    !Array.isArray(example) ||
    items === undefined ||
    'oneOf' in items ||
    !example.every((row) => typeof row === 'object' && row !== null)
  )
    return example;
  const usual = exampleOf(items, schemas) as object;
  return example.map((row: object) => ({ ...usual, ...row }));
}

function arrayExample({ items, minItems = 1 }: Schema, schemas: Schemas): unknown[] {
  return items === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, schemas));
}

/** What may be left out is shown only where it has something to show. */
function objectExample({ properties = {}, required = [] }: Schema, schemas: Schemas): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, property]) => required.includes(name) || 'example' in property,
  );
  return Object.fromEntries(shown.map(([name, property]) => [name, exampleOf(property, schemas)]));
}

function target(reference: string, schemas: Schemas): Schema {
  return schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
}
