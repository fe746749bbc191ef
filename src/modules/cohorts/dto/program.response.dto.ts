import { ApiProperty } from '@nestjs/swagger';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { NextCursor } from '../../../common/openapi/next-cursor.decorator.js';
import { toApiDateOrNull } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { FieldDto } from '../../fields/field.dto.js';
import { type CohortEntity, type FormValidation } from '../cohort.entity.js';
import { COHORT_STATUSES, type CohortStatus } from '../cohort-status.js';
import { type FormVersionEntity } from '../forms/form-version.entity.js';

export class ProgramItemDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.name, { example: 'Spring 2027' })
  name!: string;

  @ApiProperty({ enum: COHORT_STATUSES, example: 'open' })
  status!: CohortStatus;
}

export class ProgramListDto {
  @ApiProperty({ type: [ProgramItemDto], maxItems: LIMITS.page })
  programs!: ProgramItemDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export class FormDto {
  @ApiProperty({ type: 'integer', format: 'int32', minimum: 1, maximum: 2_147_483_647, example: 1 })
  version!: number;

  @ApiProperty({ type: [FieldDto], maxItems: LIMITS.schemaFields })
  fields!: FieldDto[];
}

export class ProgramDto extends ProgramItemDto {
  @TextProperty(LIMITS.text, { nullable: true })
  description!: string | null;

  @DateProperty({ nullable: true })
  opens_at!: string | null;

  @DateProperty({ nullable: true })
  closes_at!: string | null;

  @ApiProperty({ enum: ['lenient', 'strict'], example: 'lenient' })
  form_validation!: FormValidation;

  @ApiProperty({ type: FormDto, description: 'The questions, with the keys to answer them by.' })
  form!: FormDto;
}

export function toProgramItem({ id, name, status }: CohortEntity): ProgramItemDto {
  return { id, name, status };
}

export function toForm({ version, fields }: FormVersionEntity): FormDto {
  return { version, fields };
}

export function toProgram(cohort: CohortEntity, form: FormVersionEntity): ProgramDto {
  return {
    ...toProgramItem(cohort),
    description: cohort.description,
    opens_at: toApiDateOrNull(cohort.opensAt),
    closes_at: toApiDateOrNull(cohort.closesAt),
    form_validation: cohort.formValidation,
    form: toForm(form),
  };
}
