import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { MaxItems } from '../../common/validation/constraints.js';
import { EachText } from '../../common/validation/each-text.decorator.js';
import { LIMITS } from '../../common/validation/limits.js';
import { Text } from '../../common/validation/text.decorator.js';
import { FIELD_TYPES, type FieldType } from './field.js';

@ApiSchema({ description: 'A question to be registered; what is left out is inferred from the label.' })
export class NewFieldDto {
  @Text({
    max: LIMITS.label,
    example: 'What problem are you solving?',
    description: 'The question, as applicants read it.',
  })
  label!: string;

  @Text({
    max: LIMITS.answerKey,
    optional: true,
    blank: true,
    description: 'Used only where the label holds nothing to derive a key from.',
  })
  key?: string | null;

  @ApiProperty({
    required: false,
    type: String,
    enum: [...FIELD_TYPES, null],
    nullable: true,
    example: 'long_text',
    description: 'Inferred from the label when left out. A choice wants `options`.',
  })
  @IsOptional()
  @IsIn(FIELD_TYPES)
  field_type?: FieldType | null;

  @ApiProperty({
    required: false,
    type: 'array',
    nullable: true,
    items: { type: 'string', minLength: 1, maxLength: LIMITS.option, pattern: String.raw`^(?=[^,]*\S)[^,]+$` },
    minItems: 1,
    maxItems: LIMITS.options,
    description: 'Choices; none may hold a comma, since several are sent joined by commas.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @MaxItems(LIMITS.options)
  @EachText(LIMITS.option)
  @Matches(/^[^,]*$/, { each: true, message: 'options must not contain commas' })
  options?: string[] | null;

  @ApiProperty({
    required: false,
    type: Boolean,
    nullable: true,
    description: 'Inferred from the label when left out.',
  })
  @IsOptional()
  @IsBoolean()
  required?: boolean | null;
}
