import { type OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLE_ID } from '../common/openapi/properties.decorator.js';
import { operationsOf } from './operations.js';

type Parameter = Exclude<NonNullable<NonNullable<OpenAPIObject['paths'][string]['get']>['parameters']>[number], { $ref: string }>;
type Schema = Exclude<NonNullable<Parameter['schema']>, { $ref: string }>;

const UUID_LENGTH = 36;

export function completeParameters(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      const schema = 'schema' in parameter ? parameter.schema : undefined;
      if (!('in' in parameter) || schema === undefined || '$ref' in schema) continue;
      if (schema.format === 'uuid') describeId(schema);
      if (parameter.required !== true) tellExample(parameter, schema);
    }
  }
}

/** Nest's path parameters say that they are UUIDs, but not how long one is, nor what one looks like. */
function describeId(schema: Schema): void {
  schema.maxLength ??= UUID_LENGTH;
  schema.example ??= EXAMPLE_ID;
}

/**
 * In words, for what may be left out: pages and generated collections fill an example in, and would send an
 * `Idempotency-Key` that is used up, or filter a list by an id that nothing has.
 */
function tellExample(parameter: Parameter, schema: Schema): void {
  const example: unknown = parameter.example ?? schema.example;
  delete parameter.example;
  delete schema.example;
  if (typeof example !== 'string' || example === EXAMPLE_ID) return;
  parameter.description = [parameter.description, `For example \`${example}\`.`].filter(Boolean).join(' ');
}
