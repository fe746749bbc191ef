/** A schema as it stands in a document, whatever of it is used. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** The same, however it was written down: without references, `allOf` put together, null as a type like any other. */
export interface Shape {
  /** Of which kinds a value may be; empty for any. */
  readonly types: readonly string[];
  /** Without null; null when any value will do. */
  readonly values: readonly string[] | null;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly isClosed: boolean;
  readonly items: Schema | null;
  readonly bounds: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  /** More than one schema, of which a value keeps to one. */
  readonly alternatives: readonly Schema[];
}

export type Components = Readonly<Record<string, Schema>>;

const BOUNDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];
const TEXTS = ['pattern', 'format'];

export function shapeOf(given: Schema, components: Components): Shape {
  const schema = merged(given, components);
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).map((alternative) => merged(alternative, components));
  const [only, ...others] = alternatives.filter((alternative) => alternative.type !== 'null');
  const isNullable = alternatives.some((alternative) => alternative.type === 'null');
  if (only !== undefined && others.length === 0) {
    const shape = shapeOf(only, components);
    return isNullable && shape.types.length > 0 ? { ...shape, types: [...new Set([...shape.types, 'null'])] } : shape;
  }
  const types = [schema.type ?? []].flat();
  const values = 'const' in schema ? [schema['const']] : schema.enum;
  return {
    types: isNullable ? [...types, 'null'] : types,
    values: values?.filter((value) => value !== null).map((value) => JSON.stringify(value)) ?? null,
    properties: schema.properties ?? {},
    required: schema.required ?? [],
    isClosed: schema.additionalProperties === false,
    items: schema.items ?? null,
    bounds: picked<number>(schema, BOUNDS),
    // Of values that are listed, their form says nothing.
    texts: values === undefined ? picked<string>(schema, TEXTS) : {},
    alternatives: only === undefined ? [] : [only, ...others],
  };
}

/** Follows references, and makes one schema of the parts of `allOf`. */
function merged(schema: Schema, components: Components): Schema {
  if (schema.$ref !== undefined)
    return merged(components[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}, components);
  const { allOf = [], ...own } = schema;
  return allOf
    .map((part) => merged(part, components))
    .reduce<Schema>(
      (one, other) => ({
        ...one,
        ...other,
        properties: { ...one.properties, ...other.properties },
        required: [...(one.required ?? []), ...(other.required ?? [])],
      }),
      own,
    );
}

function picked<T>(schema: Schema, keywords: readonly string[]): Record<string, T> {
  return Object.fromEntries(
    keywords.filter((keyword) => schema[keyword] !== undefined).map((keyword) => [keyword, schema[keyword] as T]),
  );
}
