import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate, toApiDateOrNull } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type CohortEntity, type FormValidation } from '../../../cohorts/cohort.entity.js';
import { LONGEST_RETENTION } from '../../../cohorts/cohort-retention.js';
import { COHORT_STATUSES, type CohortStatus } from '../../../cohorts/cohort-status.js';
import {
  DEFAULT_REVIEW_SETTINGS,
  FIT_DIMENSIONS,
  type ReviewSettings,
  STRENGTH_CRITERIA,
} from '../../../rubric/rubric.js';
import { BRIEF, FORM_VALIDATIONS, MAX_REVIEW_PRICE, RETENTION } from './cohort.request.dto.js';
import { ThresholdsProperty } from './thresholds.decorator.js';
import { WeightsProperty } from './weights.decorator.js';

@ApiSchema({ description: 'A cohort with all of its settings.' })
export class CohortDto {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.name, { example: 'Spring 2027', description: 'What it is called.' })
  name!: string;

  @TextProperty(LIMITS.text, {
    nullable: true,
    example: 'A 12-week programme.',
    description: 'What applicants are told about it.',
  })
  description!: string | null;

  @TextProperty(LIMITS.text, { nullable: true, description: BRIEF })
  brief!: string | null;

  @ApiProperty({ enum: COHORT_STATUSES, example: 'draft', description: 'Only `open` takes applications.' })
  status!: CohortStatus;

  @DateProperty({ nullable: true, description: 'When it opens by itself; null for never.' })
  opens_at!: string | null;

  @DateProperty({ nullable: true, description: 'When it closes by itself; null for never.' })
  closes_at!: string | null;

  @ApiProperty({
    enum: FORM_VALIDATIONS,
    example: 'lenient',
    description: 'Whether answers that do not fit the form are taken.',
  })
  form_validation!: FormValidation;

  @ApiProperty({ example: false, description: 'Whether applicants find the form under `/apply/{cohort_id}`.' })
  public_form!: boolean;

  @WeightsProperty({ names: FIT_DIMENSIONS, example: DEFAULT_REVIEW_SETTINGS.fit_dimensions })
  fit_dimensions!: ReviewSettings['fit_dimensions'];

  @WeightsProperty({ names: STRENGTH_CRITERIA, example: DEFAULT_REVIEW_SETTINGS.strength_criteria })
  strength_criteria!: ReviewSettings['strength_criteria'];

  @ThresholdsProperty()
  thresholds!: ReviewSettings['thresholds'];

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: MAX_REVIEW_PRICE,
    example: 1,
    description: 'Tokens that each review costs.',
  })
  review_price!: number;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    nullable: true,
    minimum: 1,
    maximum: LONGEST_RETENTION,
    description: RETENTION,
    example: null,
  })
  retention_days!: number | null;

  @DateProperty({ description: 'When it was made.' })
  created_at!: string;

  @DateProperty({ description: 'When anything of it last changed.' })
  updated_at!: string;
}

export class CohortListDto {
  @ApiProperty({ type: [CohortDto], maxItems: LIMITS.page })
  cohorts!: CohortDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toCohort(cohort: CohortEntity): CohortDto {
  return {
    id: cohort.id,
    name: cohort.name,
    description: cohort.description,
    brief: cohort.brief,
    status: cohort.status,
    opens_at: toApiDateOrNull(cohort.opensAt),
    closes_at: toApiDateOrNull(cohort.closesAt),
    form_validation: cohort.formValidation,
    public_form: cohort.publicForm,
    fit_dimensions: cohort.fitDimensions,
    strength_criteria: cohort.strengthCriteria,
    thresholds: cohort.thresholds,
    review_price: cohort.reviewPrice,
    retention_days: cohort.retentionDays,
    created_at: toApiDate(cohort.createdAt),
    updated_at: toApiDate(cohort.updatedAt),
  };
}
