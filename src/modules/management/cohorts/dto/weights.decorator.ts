import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';
import { numbersUnder } from './numbers-under.js';
import { isGiven } from '../../../../common/validation/is-given.js';

/** The sum of decimal fractions is rarely 1 to the last bit. */
const TOLERANCE = 1e-6;

interface WeightsOptions {
  readonly names: readonly string[];
  readonly example: Readonly<Record<string, number>>;
}

/** Documents one weight for each name. */
export function WeightsProperty({ names, example }: WeightsOptions, required = true): PropertyDecorator {
  const weight = { type: 'number', minimum: 0, maximum: 1, description: 'Its share.' } as const;
  return ApiProperty({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, weight])),
    required: [...names],
    selfRequired: required,
    additionalProperties: false,
    description: 'One weight for each; together they are 1.',
    example,
  });
}

/** Weights in a request; may be left out, but not null: there are always some. */
export function Weights({ names, example }: WeightsOptions): PropertyDecorator {
  const rule = `must give each of ${names.join(', ')} a weight from 0 to 1, together 1`;
  return applyDecorators(
    WeightsProperty({ names, example }, false),
    ValidateIf(isGiven),
    ValidateBy({
      name: 'areWeights',
      validator: {
        validate: (value) => areWeights(value, names),
        defaultMessage: (args) => `${args?.property ?? ''} ${rule}`,
      },
    }),
  );
}

function areWeights(value: unknown, names: readonly string[]): boolean {
  const weights = numbersUnder(value, names);
  if (weights === null || weights.some((weight) => weight < 0 || weight > 1)) return false;
  return Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) <= TOLERANCE;
}
