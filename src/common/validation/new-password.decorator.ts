import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, ValidateBy } from 'class-validator';
import { MaxCharacters, NoControlCharacters } from './constraints.js';
import { LIMITS } from './limits.js';

/** No rules but for the length: they make passwords no harder to guess, only harder to remember. Common ones are refused later. */
export function NewPassword(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      minLength: LIMITS.shortestPassword,
      maxLength: LIMITS.password,
      example: 'dairy cooperatives renew twice',
    }),
    IsString(),
    MaxCharacters(LIMITS.password),
    NoControlCharacters(),
    ValidateBy({
      name: 'isLongEnough',
      validator: {
        validate: (value) => typeof value !== 'string' || [...value].length >= LIMITS.shortestPassword,
        defaultMessage: (args) => `${args?.property ?? ''} must be at least ${LIMITS.shortestPassword} characters`,
      },
    }),
  );
}
