import { type OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLE_ID } from '../common/openapi/properties.decorator.js';
import { operationsOf } from './operations.js';

const UUID_LENGTH = 36;

/** Nest's path parameters say that they are UUIDs, but not how long one is, nor what one looks like. */
export function completeParameters(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      const schema = 'schema' in parameter ? parameter.schema : undefined;
      if (schema === undefined || '$ref' in schema || schema.format !== 'uuid') continue;
      schema.maxLength ??= UUID_LENGTH;
      schema.example ??= EXAMPLE_ID;
    }
  }
}
