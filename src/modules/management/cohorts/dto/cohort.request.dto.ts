import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min, ValidateIf } from 'class-validator';
import { ApiTime } from '../../../../common/validation/api-time.decorator.js';
import { MaxCharacters, NoControlCharacters } from '../../../../common/validation/constraints.js';
import { isGiven } from '../../../../common/validation/is-given.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';
import { LONGEST_RETENTION } from '../../../cohorts/cohort-retention.js';
import { COHORT_STATUSES, type CohortStatus } from '../../../cohorts/cohort-status.js';
import {
  DEFAULT_REVIEW_SETTINGS,
  FIT_DIMENSIONS,
  type ReviewSettings,
  STRENGTH_CRITERIA,
} from '../../../rubric/rubric.js';
import { Thresholds } from './thresholds.decorator.js';
import { Weights } from './weights.decorator.js';

export const FORM_VALIDATIONS = ['lenient', 'strict'] as const;
export const MAX_REVIEW_PRICE = 1_000_000;
export const BRIEF =
  'What the cohort looks for: the form is generated from it, and reviews go by it. Applicants do not see it.';
export const RETENTION =
  'Applications are erased for good so many days after the cohort is completed; null keeps them.';

/** The settings of a cohort. Null is allowed where a cohort may have null; what is left out stays unchanged. */
class CohortSettingsRequest {
  @Text({
    max: LIMITS.text,
    optional: true,
    blank: true,
    example: 'A 12-week programme.',
    description: 'What applicants are told about it.',
  })
  description?: string | null;

  @Text({ max: LIMITS.text, optional: true, blank: true, description: BRIEF })
  brief?: string | null;

  @ApiTime('A draft opens by itself at this time.', '2027-01-11T09:00:00')
  opens_at?: string | null;

  @ApiTime('An open cohort closes by itself at this time.', '2027-03-31T22:00:00')
  closes_at?: string | null;

  @ApiProperty({
    required: false,
    enum: FORM_VALIDATIONS,
    example: 'lenient',
    description: 'Whether answers that do not fit the form are taken.',
  })
  @ValidateIf(isGiven)
  @IsIn(FORM_VALIDATIONS)
  form_validation?: (typeof FORM_VALIDATIONS)[number];

  @ApiProperty({
    required: false,
    example: true,
    description: 'Whether applicants find the form under `/apply/{cohort_id}`.',
  })
  @ValidateIf(isGiven)
  @IsBoolean()
  public_form?: boolean;

  @Weights({ names: FIT_DIMENSIONS, example: DEFAULT_REVIEW_SETTINGS.fit_dimensions })
  fit_dimensions?: ReviewSettings['fit_dimensions'];

  @Weights({ names: STRENGTH_CRITERIA, example: DEFAULT_REVIEW_SETTINGS.strength_criteria })
  strength_criteria?: ReviewSettings['strength_criteria'];

  @Thresholds()
  thresholds?: ReviewSettings['thresholds'];

  @ApiProperty({
    required: false,
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: MAX_REVIEW_PRICE,
    description: 'Tokens that each review costs.',
    example: 1,
  })
  @ValidateIf(isGiven)
  @IsInt()
  @Min(0)
  @Max(MAX_REVIEW_PRICE)
  review_price?: number;

  @ApiProperty({
    required: false,
    type: 'integer',
    format: 'int32',
    nullable: true,
    minimum: 1,
    maximum: LONGEST_RETENTION,
    description: RETENTION,
    example: 180,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LONGEST_RETENTION)
  retention_days?: number | null;
}

@ApiSchema({ description: 'A new cohort.' })
export class CreateCohortRequest extends CohortSettingsRequest {
  @Text({ max: LIMITS.name, example: 'Spring 2027', description: 'What it is called.' })
  name!: string;
}

@ApiSchema({ description: 'Settings of a cohort that are to be others.' })
export class ChangeCohortRequest extends CohortSettingsRequest {
  @ApiProperty({
    required: false,
    minLength: 1,
    maxLength: LIMITS.name,
    example: 'Spring 2027',
    description: 'What it is called.',
  })
  @ValidateIf(isGiven)
  @IsString()
  @MaxCharacters(LIMITS.name)
  @NoControlCharacters()
  @IsNotEmpty()
  name?: string;
}

@ApiSchema({ description: 'The status that a cohort is to have.' })
export class MoveCohortRequest {
  @ApiProperty({ enum: COHORT_STATUSES, example: 'open', description: 'Where it is to stand.' })
  @IsIn(COHORT_STATUSES)
  status!: CohortStatus;
}
