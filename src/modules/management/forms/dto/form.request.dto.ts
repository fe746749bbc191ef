import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsIn, IsOptional, IsString, ValidateIf, ValidateNested } from 'class-validator';
import { IsInOrNull, MaxCharacters, MaxItems, NoControlCharacters } from '../../../../common/validation/constraints.js';
import { isGiven } from '../../../../common/validation/is-given.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';
import { CLARITY_ROLES, type ClarityRole, SOURCES, type Source } from '../../../fields/field.js';
import { NewFieldDto } from '../../../fields/new-field.dto.js';

/** A question of an edited form; what is left out is inferred from the label. */
@ApiSchema({ description: 'A question of a form; what is left out is inferred from the label.' })
export class FormFieldRequest extends OmitType(NewFieldDto, ['key']) {
  @ApiProperty({
    required: false,
    type: String,
    nullable: true,
    maxLength: LIMITS.answerKey,
    description:
      'Kept when it is a key already (a-z, 0-9, _) and unique, so that integrations go on working; else derived.',
  })
  @IsOptional()
  @IsString()
  @MaxCharacters(LIMITS.answerKey)
  @NoControlCharacters()
  key?: string | null;

  @ApiProperty({
    required: false,
    enum: SOURCES,
    isArray: true,
    maxItems: SOURCES.length,
    example: ['clarity'],
    description: 'Which scores its answer counts for; inferred when left out.',
  })
  @IsOptional()
  @IsArray()
  @IsIn(SOURCES, { each: true })
  sources?: Source[] | null;

  @ApiProperty({
    required: false,
    type: String,
    enum: [...CLARITY_ROLES, null],
    nullable: true,
    example: 'problem',
    description: 'What it asks about the venture; null for nothing of these, and inferred when left out.',
  })
  @ValidateIf(isGiven)
  @IsInOrNull(CLARITY_ROLES)
  clarity_role?: ClarityRole | null;

  @Text({ max: LIMITS.help, optional: true, blank: true, description: 'A hint for the applicant.' })
  help?: string | null;
}

@ApiSchema({ description: 'All questions of a form.' })
export class ReplaceFormRequest {
  @ApiProperty({
    type: [FormFieldRequest],
    minItems: 1,
    maxItems: LIMITS.schemaFields,
    description: 'The questions, in their order.',
  })
  @IsArray()
  @ArrayNotEmpty()
  @MaxItems(LIMITS.schemaFields)
  @ValidateNested({ each: true })
  @Type(() => FormFieldRequest)
  fields!: FormFieldRequest[];
}
