import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { TextProperty } from '../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../common/validation/limits.js';
import {
  CLARITY_ROLES,
  type ClarityRole,
  type Field,
  FIELD_TYPES,
  type FieldType,
  SOURCES,
  type Source,
} from './field.js';

const OPTIONS = {
  type: 'array',
  items: { type: 'string', maxLength: LIMITS.option },
  maxItems: LIMITS.options,
} as const;

@ApiSchema({ description: 'A question of a registered schema.' })
export class FieldDto {
  @TextProperty(64, { description: 'The key to answer this question by.', example: 'what_problem_are_you_solving' })
  key!: string;

  @TextProperty(LIMITS.label, {
    example: 'What problem are you solving?',
    description: 'The question, as applicants read it.',
  })
  label!: string;

  @ApiProperty({ enum: FIELD_TYPES, example: 'long_text', description: 'What kind of value answers it.' })
  field_type!: FieldType;

  @ApiProperty({
    enum: SOURCES,
    isArray: true,
    maxItems: SOURCES.length,
    example: ['clarity', 'idea_strength'],
    description: 'What of the review reads the answer; with none, the reviewer never sees it.',
  })
  sources!: Source[];

  @ApiProperty({
    type: String,
    enum: [...CLARITY_ROLES, null],
    nullable: true,
    example: 'problem',
    description: 'What it asks about the venture; null for nothing that is judged by itself.',
  })
  clarity_role!: ClarityRole | null;

  @ApiProperty({ example: true, description: 'Whether it must be answered.' })
  required!: boolean;

  @ApiProperty({
    ...OPTIONS,
    required: false,
    description: 'The choices; several are sent joined by commas. Absent where there are none.',
  })
  options?: string[];

  @TextProperty(LIMITS.help, {
    required: false,
    description: 'A hint for those who answer. Absent where there is none.',
  })
  help?: string;
}

@ApiSchema({ description: 'A question of a form.' })
export class FormFieldDto extends OmitType(FieldDto, ['options', 'help'] as const) {
  @ApiProperty({
    ...OPTIONS,
    nullable: true,
    example: null,
    description: 'The choices; several are sent joined by commas. Null for none.',
  })
  options!: string[] | null;

  @TextProperty(LIMITS.help, {
    nullable: true,
    example: 'Say it as you would to a friend.',
    description: 'A hint for those who answer. Null for none.',
  })
  help!: string | null;
}

export function toFormField({ options, help, ...field }: Field): FormFieldDto {
  return { ...field, options: options ?? null, help: help ?? null };
}
