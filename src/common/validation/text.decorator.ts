import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { MaxCharacters, NoControlCharacters } from './constraints.js';

interface TextOptions {
  readonly max: number;
  /** May be absent or null. */
  readonly optional?: boolean;
  /** May be the empty string. */
  readonly blank?: boolean;
  readonly description?: string;
  readonly example?: string;
}

/** A text property of a request: validation and documentation in one line. */
export function Text({ max, optional = false, blank = false, description, example }: TextOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      maxLength: max,
      required: !optional,
      ...(optional && { nullable: true }),
      ...(!blank && { minLength: 1 }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    }),
    IsString(),
    MaxCharacters(max),
    NoControlCharacters(),
    ...(blank ? [] : [IsNotEmpty()]),
    ...(optional ? [IsOptional()] : []),
  );
}
