import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { MaxCharacters, NoControlCharacters } from '../../../common/validation/constraints.js';
import { APPLICATION_TEXTS, type FilteredName } from '../application-texts.js';

/** A filter by the exact value of one of the application's texts. */
export function TextFilter(name: FilteredName): PropertyDecorator {
  const { max, filter } = APPLICATION_TEXTS[name];
  return applyDecorators(
    ApiProperty({ required: false, maxLength: max, description: filter }),
    IsOptional(),
    IsString(),
    MaxCharacters(max),
    NoControlCharacters(),
  );
}
