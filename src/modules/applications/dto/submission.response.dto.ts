import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { type SubmissionRecord } from '../submission.entity.js';
import {
  FAILURE_CODES,
  type FailureCode,
  REVIEW_STATUSES,
  type ReviewStatus,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../submission-status.js';

export class SubmissionDto {
  @IdProperty()
  id!: string;

  @IdProperty()
  cohort_id!: string;

  @IdProperty({ nullable: true })
  schema_id!: string | null;

  @TextProperty(LIMITS.externalId, { nullable: true, example: 'crm-4711' })
  external_id!: string | null;

  @TextProperty(LIMITS.name, { nullable: true, example: 'Ada Okafor' })
  founder_name!: string | null;

  @TextProperty(LIMITS.email, { example: 'ada@example.com' })
  contact_email!: string;

  @ApiProperty({ enum: SUBMISSION_STATUSES, example: 'complete' })
  status!: SubmissionStatus;

  @ApiProperty({ type: String, enum: [...FAILURE_CODES, null], nullable: true, example: null })
  failure_code!: FailureCode | null;

  @ApiProperty({ type: String, enum: [...REVIEW_STATUSES, null], nullable: true, example: null })
  review_status!: ReviewStatus | null;

  @DateProperty()
  submitted_at!: string;

  @DateProperty()
  updated_at!: string;

  @ApiProperty({ description: 'True for submissions made with a test key; they count nowhere.', example: false })
  is_preview!: boolean;
}

export class SubmissionListDto {
  @ApiProperty({ type: [SubmissionDto], maxItems: LIMITS.page })
  applications!: SubmissionDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toSubmissionDto(submission: SubmissionRecord): SubmissionDto {
  return {
    id: submission.id,
    cohort_id: submission.cohortId,
    schema_id: submission.schemaId,
    external_id: submission.externalId,
    founder_name: submission.founderName,
    contact_email: submission.contactEmail,
    status: submission.status,
    failure_code: submission.failureCode,
    review_status: submission.reviewStatus,
    submitted_at: toApiDate(submission.submittedAt),
    updated_at: toApiDate(submission.updatedAt),
    is_preview: submission.environment === 'test',
  };
}
