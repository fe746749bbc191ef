import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, ValidateIf } from 'class-validator';
import { DEFAULT_REVIEW_SETTINGS } from '../../../rubric/rubric.js';
import { numbersUnder } from './numbers-under.js';
import { isGiven } from '../../../../common/validation/is-given.js';

const NAMES = ['perfect', 'strong', 'possible'] as const;

/** Documents the composite score from which each verdict is given. */
export function ThresholdsProperty(required = true): PropertyDecorator {
  const points = { type: 'number', minimum: 0, maximum: 100, description: 'From so much on.' } as const;
  return ApiProperty({
    type: 'object',
    properties: Object.fromEntries(NAMES.map((name) => [name, points])),
    required: [...NAMES],
    selfRequired: required,
    additionalProperties: false,
    description: 'The composite score from which on each verdict is given; never rising from one to the next.',
    example: DEFAULT_REVIEW_SETTINGS.thresholds,
  });
}

/** Thresholds in a request; may be left out, but not null. */
export function Thresholds(): PropertyDecorator {
  return applyDecorators(
    ThresholdsProperty(false),
    ValidateIf(isGiven),
    ValidateBy({
      name: 'areThresholds',
      validator: {
        validate: areThresholds,
        defaultMessage: (args) =>
          `${args?.property ?? ''} must give perfect, strong and possible from 0 to 100, none above the one before`,
      },
    }),
  );
}

function areThresholds(value: unknown): boolean {
  const points = numbersUnder(value, NAMES);
  return points !== null && points.every((point, at) => point >= 0 && point <= (points[at - 1] ?? 100));
}
