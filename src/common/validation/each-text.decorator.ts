import { applyDecorators } from '@nestjs/common';
import { IsString, ValidateBy } from 'class-validator';
import { INVALID_TEXT, LIMIT_EXCEEDED } from './constraints.js';
import { hasControlCharacters, isLongerThan } from './text.js';

/** Every item of an array is text, not blank, of at most `max` characters, and free of control characters. */
export function EachText(max: number): PropertyDecorator {
  return applyDecorators(
    IsString({ each: true }),
    eachString('eachNotBlank', (text) => text.trim() !== '', 'must not hold a blank item'),
    eachString(LIMIT_EXCEEDED, (text) => !isLongerThan(text, max), `must hold items of at most ${max} characters`),
    eachString(INVALID_TEXT, (text) => !hasControlCharacters(text), 'must not contain control characters'),
  );
}

function eachString(name: string, isFine: (text: string) => boolean, complaint: string): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value) => !Array.isArray(value) || value.every((item) => typeof item !== 'string' || isFine(item)),
      defaultMessage: (args) => `${args?.property ?? ''} ${complaint}`,
    },
  });
}
