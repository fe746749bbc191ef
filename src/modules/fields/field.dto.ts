import { ApiProperty } from '@nestjs/swagger';
import { TextProperty } from '../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../common/validation/limits.js';
import { CLARITY_ROLES, type ClarityRole, FIELD_TYPES, type FieldType, SOURCES, type Source } from './field.js';

/** A question of a form or of a schema, as answered by the API. */
export class FieldDto {
  @TextProperty(64, { description: 'The key to answer this question by.', example: 'what_problem_are_you_solving' })
  key!: string;

  @TextProperty(LIMITS.label, { example: 'What problem are you solving?' })
  label!: string;

  @ApiProperty({ enum: FIELD_TYPES, example: 'long_text' })
  field_type!: FieldType;

  @ApiProperty({
    enum: SOURCES,
    isArray: true,
    maxItems: SOURCES.length,
    example: ['clarity', 'idea_strength'],
    description: 'What of the review reads the answer; with none, the reviewer never sees it.',
  })
  sources!: Source[];

  @ApiProperty({ type: String, enum: [...CLARITY_ROLES, null], nullable: true, example: 'problem' })
  clarity_role!: ClarityRole | null;

  @ApiProperty({ example: true })
  required!: boolean;

  @ApiProperty({
    required: false,
    type: 'array',
    items: { type: 'string', maxLength: LIMITS.option },
    maxItems: LIMITS.options,
    description: 'The choices of a select; several are sent joined by commas.',
  })
  options?: string[];

  @TextProperty(LIMITS.help, { required: false, description: 'A hint for whoever answers.' })
  help?: string;
}
