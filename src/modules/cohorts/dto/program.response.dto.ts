import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { NextCursor } from '../../../common/openapi/next-cursor.decorator.js';
import { toApiDateOrNull } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { FormFieldDto, toFormField } from '../../fields/field.dto.js';
import { type CohortEntity, type FormValidation } from '../cohort.entity.js';
import { COHORT_STATUSES, type CohortStatus } from '../cohort-status.js';
import { type FormVersionEntity } from '../forms/form-version.entity.js';

@ApiSchema({ description: 'A cohort.' })
class ProgramItemDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.name, { example: 'Spring 2027', description: 'What it is called.' })
  name!: string;

  @ApiProperty({ enum: COHORT_STATUSES, example: 'open', description: 'Only `open` takes applications.' })
  status!: CohortStatus;
}

@ApiSchema({ description: 'A page of cohorts.' })
export class ProgramListDto {
  @ApiProperty({ type: [ProgramItemDto], maxItems: LIMITS.page, description: 'Newest first.' })
  programs!: ProgramItemDto[];

  @NextCursor()
  next_cursor!: string | null;
}

@ApiSchema({ description: 'The questions that applications to a cohort answer, unless they go by a schema.' })
export class FormDto {
  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 1,
    maximum: 2_147_483_647,
    example: 1,
    description: 'Counts the form’s versions; a submission keeps the one it was made with.',
  })
  version!: number;

  @ApiProperty({ type: [FormFieldDto], maxItems: LIMITS.schemaFields, description: 'The questions, in their order.' })
  fields!: FormFieldDto[];
}

@ApiSchema({ description: 'A cohort, with the form to apply by.' })
export class ProgramDto extends ProgramItemDto {
  @TextProperty(LIMITS.text, {
    nullable: true,
    example: 'A 12-week programme.',
    description: 'What applicants are told about it.',
  })
  description!: string | null;

  @DateProperty({
    nullable: true,
    example: '2027-01-11T09:00:00.000',
    description: 'When it opens by itself; null for never.',
  })
  opens_at!: string | null;

  @DateProperty({
    nullable: true,
    example: '2027-03-31T22:00:00.000',
    description: 'When it closes by itself; null for never.',
  })
  closes_at!: string | null;

  @ApiProperty({
    enum: ['lenient', 'strict'],
    example: 'lenient',
    description: 'Whether answers that do not fit the form are taken.',
  })
  form_validation!: FormValidation;

  @ApiProperty({ type: FormDto, description: 'The questions, with the keys to answer them by.' })
  form!: FormDto;
}

export function toProgramItem({ id, name, status }: CohortEntity): ProgramItemDto {
  return { id, name, status };
}

export function toForm({ version, fields }: FormVersionEntity): FormDto {
  return { version, fields: fields.map(toFormField) };
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
