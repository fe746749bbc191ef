import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { isGiven } from './is-given.js';

export const A_DAY = 24 * 60 * 60;
const LONGEST = 7 * A_DAY;

/** How long what is replaced goes on being good: a day where nothing is said, and a week at most. */
export function GraceSeconds(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      required: false,
      type: 'integer',
      format: 'int32',
      minimum: 0,
      maximum: LONGEST,
      default: A_DAY,
      example: 3_600,
      description,
    }),
    ValidateIf(isGiven),
    IsInt(),
    Min(0),
    Max(LONGEST),
  );
}
