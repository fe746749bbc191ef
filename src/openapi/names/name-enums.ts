import { type OpenAPIObject } from '@nestjs/swagger';
import { enumSchema, NAMED_ENUMS, type NamedEnum } from './named-enums.js';

type Node = Record<string, unknown>;

const BY_VALUES = new Map(NAMED_ENUMS.map((named) => [keyOf(named.values), named]));
const EXAMPLES = new Set(['example', 'examples', 'default']);

/**
 * Refers to every enum by its name, so that generated clients know one type for each and not one for each place. What may
 * be null besides says so beside the reference: `null` among the words of an enum is what most generators stumble over.
 */
export function nameEnums(document: OpenAPIObject): void {
  const used = new Set<NamedEnum>();
  name(document, used);
  const schemas = (document.components?.schemas ?? {}) as Record<string, object>;
  for (const named of used) {
    if (named.name in schemas) throw new Error(`Two schemas of the document would be called ${named.name}`);
    schemas[named.name] = enumSchema(named);
  }
}

function name(node: unknown, used: Set<NamedEnum>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray((node as Node)['enum'])) refer(node as Node, used);
  for (const [key, child] of Object.entries(node)) if (!EXAMPLES.has(key)) name(child, used);
}

function refer(schema: Node, used: Set<NamedEnum>): void {
  const { enum: listed, type: _, ...rest } = schema as { enum: unknown[]; type?: unknown };
  const values = listed.filter((value) => value !== null);
  const isNullable = values.length < listed.length;
  delete schema['enum'];
  if (values.length === 1 && !isNullable) {
    schema['const'] = values[0];
    return;
  }
  // Numbers have no names, and a choice of them is one of a place.
  if (values.every((value) => typeof value === 'number')) {
    schema['enum'] = listed;
    return;
  }
  const named = BY_VALUES.get(keyOf(values));
  if (named === undefined)
    throw new Error(`An enum without a name, to be given in src/openapi/names/named-enums.ts: ${keyOf(values)}`);
  used.add(named);
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  const reference = { $ref: `#/components/schemas/${named.name}` };
  Object.assign(schema, isNullable ? { anyOf: [reference, { type: 'null' }] } : reference, rest);
}

function keyOf(values: readonly unknown[]): string {
  return JSON.stringify(values);
}
