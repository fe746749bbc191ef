import { type Type } from '@nestjs/common';

/** What the documentation's decorators store about a property. */
interface Documented {
  readonly type?: unknown;
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly isArray?: boolean;
  readonly enum?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

type Schema = Readonly<Record<string, unknown>>;

/** JSON Schema of an object, as a tool describes its arguments. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  /** Left out by tools that ignore unknown arguments and mention them in the answer. */
  readonly additionalProperties?: false;
}

const TYPES = new Map<unknown, string>([
  [String, 'string'],
  [Number, 'number'],
  [Boolean, 'boolean'],
]);
/** Options of the decorators that are no keywords of JSON Schema, or mean something else there. */
const NO_KEYWORDS = new Set(['type', 'required', 'nullable', 'isArray', 'enumName', 'example', 'selfRequired', 'name']);

/** A class's documented properties as JSON Schema, from the same source as the OpenAPI document. */
export function schemaOf(type: Type<object>): ObjectSchema {
  const prototype = type.prototype as object;
  const names = ((Reflect.getMetadata('swagger/apiModelPropertiesArray', prototype) ?? []) as string[]).map((name) =>
    name.slice(1),
  );
  const properties = names.map(
    (name) => [name, Reflect.getMetadata('swagger/apiModelProperties', prototype, name) as Documented] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(([name, property]) => [name, propertySchema(property)])),
    required: properties.filter(([, { required }]) => required !== false).map(([name]) => name),
  };
}

/** The same, for a tool that refuses unknown arguments. */
export function closed(schema: ObjectSchema, ids: Readonly<Record<string, string>> = {}): ObjectSchema {
  const ofPath = Object.entries(ids).map(([name, description]) => [name, idSchema(description)] as const);
  return {
    ...schema,
    properties: { ...Object.fromEntries(ofPath), ...schema.properties },
    required: [...Object.keys(ids), ...schema.required],
    additionalProperties: false,
  };
}

export const NO_ARGUMENTS: ObjectSchema = { type: 'object', properties: {}, required: [] };

function idSchema(description: string): Schema {
  return { type: 'string', format: 'uuid', maxLength: 36, description };
}

function propertySchema(documented: Documented): Schema {
  const { type, nullable = false, isArray = false, enum: values } = documented;
  const keywords = Object.fromEntries(Object.entries(documented).filter(([name]) => !NO_KEYWORDS.has(name)));
  const item: unknown = Array.isArray(type) ? (type as unknown[])[0] : type;
  if (Array.isArray(type) || isArray) {
    return { ...keywords, type: 'array', items: typeof item === 'function' ? itemSchema(item as Type<object>) : {} };
  }
  const name = TYPES.get(item) ?? (typeof item === 'string' ? item : 'string');
  return { ...keywords, type: nullable ? [name, 'null'] : name, ...(values !== undefined && { enum: values }) };
}

function itemSchema(type: Type<object>): Schema {
  const simple = TYPES.get(type);
  return simple === undefined ? { ...schemaOf(type) } : { type: simple };
}
