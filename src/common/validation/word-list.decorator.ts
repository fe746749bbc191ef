import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

const SEPARATOR = ', ';

/** Several of these words in an address: with commas between them, or as a parameter that is given several times. */
export function WordList(words: readonly string[], description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      maxLength: words.join(SEPARATOR).length,
      description: `${description} Several have commas between them, or the parameter is repeated. Each is one of ${words.map((word) => `\`${word}\``).join(SEPARATOR)}.`,
      example: words.slice(-2).join(','),
    }),
    Transform(({ value }: { value: unknown }) => wordsIn(value)),
    IsOptional(),
    IsIn(words, { each: true, message: `$property must be one or more of ${words.join(SEPARATOR)}` }),
  );
}

/** Other types are left for the validators to refuse. */
export function wordsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return typeof value === 'string' ? value.split(',').map((word) => word.trim()) : value;
}
