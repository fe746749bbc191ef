import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { NextCursor } from '../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDate, toApiDateOrNull } from '../../../common/time/api-date.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { APPLICATION_TEXTS, type TextName } from '../application-texts.js';
import { type SubmissionRecord } from '../submission.entity.js';
import {
  FAILURE_CODES,
  type FailureCode,
  REVIEW_STATUSES,
  type ReviewStatus,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../standings/submission-status.js';

@ApiSchema({ description: 'A submission, and how far its review has come.' })
export class SubmissionDto implements Record<TextName, string | null> {
  @IdProperty()
  id!: string;

  @TextProperty(LIMITS.reference, {
    example: 'SPR27-4F9K',
    description:
      'By which people refer to it: short, unique in the organisation, and the same for ever. The applicant is told it, and the team finds it by it.',
  })
  reference!: string;

  @IdProperty()
  cohort_id!: string;

  @IdProperty({ nullable: true, description: 'The schema whose keys the answers use; null for the cohort’s form.' })
  schema_id!: string | null;

  @TextProperty(APPLICATION_TEXTS.external_id.max, {
    nullable: true,
    example: 'crm-4711',
    description: 'Your own id, as it was sent.',
  })
  external_id!: string | null;

  @TextProperty(APPLICATION_TEXTS.founder_name.max, {
    nullable: true,
    example: 'Ada Okafor',
    description: 'Who applies; null where nobody was named.',
  })
  founder_name!: string | null;

  @TextProperty(APPLICATION_TEXTS.contact_email.max, {
    example: 'ada@example.com',
    description: 'Where the applicant is reached.',
  })
  contact_email!: string;

  @ApiProperty({ enum: SUBMISSION_STATUSES, example: 'complete', description: 'How far the review has come.' })
  status!: SubmissionStatus;

  @ApiProperty({
    type: String,
    enum: [...FAILURE_CODES, null],
    nullable: true,
    example: null,
    description: 'Why there is no report; null unless `failed`.',
  })
  failure_code!: FailureCode | null;

  @ApiProperty({
    type: String,
    enum: [...REVIEW_STATUSES, null],
    nullable: true,
    example: null,
    description: 'What the team decided; null while it has not.',
  })
  review_status!: ReviewStatus | null;

  @DateProperty({
    nullable: true,
    example: null,
    description:
      'When it was withdrawn, of previews as well, which have no `review_status`; null unless it is. The team can undo it by another decision.',
  })
  withdrawn_at!: string | null;

  @DateProperty({ description: 'When it was accepted.' })
  submitted_at!: string;

  @DateProperty({ description: 'When anything of this last changed.', example: '2026-11-21T03:40:21.508' })
  updated_at!: string;

  @ApiProperty({ description: 'True for submissions made with a test key; they count nowhere.', example: false })
  is_preview!: boolean;
}

@ApiSchema({ description: 'A page of submissions.' })
export class SubmissionListDto {
  @ApiProperty({ type: [SubmissionDto], maxItems: LIMITS.page, description: 'Newest first.' })
  applications!: SubmissionDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toSubmissionDto(submission: SubmissionRecord): SubmissionDto {
  return {
    id: submission.id,
    reference: submission.reference,
    cohort_id: submission.cohortId,
    schema_id: submission.schemaId,
    external_id: submission.externalId,
    founder_name: submission.founderName,
    contact_email: submission.contactEmail,
    status: submission.status,
    failure_code: submission.failureCode,
    review_status: submission.reviewStatus,
    withdrawn_at: toApiDateOrNull(submission.withdrawnAt),
    submitted_at: toApiDate(submission.submittedAt),
    updated_at: toApiDate(submission.updatedAt),
    is_preview: submission.environment === 'test',
  };
}
