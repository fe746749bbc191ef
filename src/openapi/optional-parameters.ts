import { type OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations.js';

/**
 * Tells the examples of what may be left out in words alone: pages and generated collections fill an example in, and would
 * send an `Idempotency-Key` that is used up, or filter a list by an id that nothing has.
 */
export function tellExamples(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      const schema = 'schema' in parameter ? parameter.schema : undefined;
      if (!('in' in parameter) || parameter.required === true || schema === undefined || '$ref' in schema) continue;
      const example: unknown = parameter.example ?? schema.example;
      delete parameter.example;
      delete schema.example;
      if (typeof example !== 'string' || schema.format === 'uuid') continue;
      parameter.description = [parameter.description, `For example \`${example}\`.`].filter(Boolean).join(' ');
    }
  }
}
