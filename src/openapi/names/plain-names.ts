import { type OpenAPIObject } from '@nestjs/swagger';

const PREFIX = '#/components/schemas/';
const SUFFIX = /Dto$/;

/** The schemas without the suffix that tells classes of one sort from another in the code, and says nothing to a reader. */
export function dropSuffixes(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  const renamed = new Map(Object.keys(schemas).map((name) => [name, name.replace(SUFFIX, '')]));
  const taken = new Map<string, string>();
  for (const [name, plain] of renamed) {
    const other = taken.get(plain);
    if (other !== undefined) throw new Error(`The schemas ${other} and ${name} would both be called ${plain}`);
    taken.set(plain, name);
  }
  const plainReference = (key: string, value: unknown): unknown => {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(PREFIX)) return value;
    const name = value.slice(PREFIX.length);
    return `${PREFIX}${renamed.get(name) ?? name}`;
  };
  const named = JSON.parse(JSON.stringify(document), plainReference) as OpenAPIObject;
  const entries = Object.entries(named.components?.schemas ?? {}).map(
    ([name, schema]) => [renamed.get(name) ?? name, schema] as const,
  );
  return { ...named, components: { ...named.components, schemas: Object.fromEntries(entries) } };
}
