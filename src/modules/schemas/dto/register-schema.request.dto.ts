import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { MaxItems } from '../../../common/validation/constraints.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { NewFieldDto } from '../../fields/new-field.dto.js';

@ApiSchema({ description: 'Questions of your own for a cohort.' })
export class RegisterSchemaRequest {
  /** Checked before the rest of the body, with answers of its own; here only for the document. */
  @ApiProperty({ type: String, format: 'uuid', maxLength: 36, description: 'The cohort this schema is for.' })
  @IsOptional()
  cohort_id?: unknown;

  @Text({ max: LIMITS.name, optional: true, example: 'Website form, spring', description: 'To recognise it by.' })
  name?: string | null;

  @ApiProperty({
    type: [NewFieldDto],
    minItems: 1,
    maxItems: LIMITS.schemaFields,
    description: 'The questions, in their order.',
  })
  @IsArray()
  @ArrayNotEmpty()
  @MaxItems(LIMITS.schemaFields)
  @ValidateNested({ each: true })
  @Type(() => NewFieldDto)
  fields!: NewFieldDto[];
}
