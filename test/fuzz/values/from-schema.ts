import { type OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { KNOWN_PROPERTIES, KNOWN_SCHEMAS } from './known.js';
import { type Schema } from './schema.js';
import { plainText } from './texts.js';

const MANY = 5;

/** Makes values that keep to the schemas of an OpenAPI document, and to the rules that no schema can say. */
export class SchemaValues {
  constructor(private readonly document: OpenAPIObject) {}

  of(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.named(schema.$ref.split('/').at(-1) ?? '');
    const known = KNOWN_PROPERTIES[name];
    if (known !== undefined) return known;
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const [first] = schema.allOf ?? [];
    if (first !== undefined) return this.of(first, name);
    const options = schema.oneOf ?? schema.anyOf;
    if (options !== undefined) return fc.oneof(...options.map((option) => this.of(option)));
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string']);
    return fc.oneof(...types.map((type) => this.ofType(type, schema)));
  }

  private named(name: string): fc.Arbitrary<unknown> {
    const schema = this.document.components?.schemas?.[name] as Schema | undefined;
    if (schema === undefined) throw new Error(`The document has no schema ${name}`);
    return KNOWN_SCHEMAS[name] ?? this.of(schema);
  }

  private ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return fc.array(this.of(schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? MANY, MANY),
        });
      case 'integer':
        return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
      case 'number':
        return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return plainText(schema.minLength ?? 0, schema.maxLength ?? 40);
    }
  }

  private object({ properties, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
    if (properties === undefined) {
      const inner = typeof additionalProperties === 'object' ? additionalProperties : {};
      return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), this.of(inner), { maxKeys: MANY });
    }
    const parts = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, this.of(schema, name)]));
    return fc.record(parts, { requiredKeys: [...required] });
  }
}
