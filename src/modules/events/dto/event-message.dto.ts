import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../common/access/environment.js';
import { IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '../../standings/submission-status.js';
import { EVENT_TYPES, type EventType } from '../event-types.js';

@ApiSchema({ description: 'What a submission was after something happened to it: ids and states, never an answer.' })
export class EventDataDto {
  @IdProperty()
  submission_id!: string;

  @IdProperty()
  cohort_id!: string;

  @TextProperty(LIMITS.externalId, {
    nullable: true,
    example: 'crm-4711',
    description: 'Your own id, as it was sent; null once the applicant was erased.',
  })
  external_id!: string | null;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'live', description: '`test` for previews.' })
  env!: Environment;

  @ApiProperty({ enum: SUBMISSION_STATUSES, example: 'complete', description: 'How far the review had come.' })
  status!: SubmissionStatus;

  @ApiProperty({
    type: String,
    enum: [...REVIEW_STATUSES, null],
    nullable: true,
    example: null,
    description: 'What the team had decided; null while it had not.',
  })
  review_status!: ReviewStatus | null;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 1,
    maximum: 2_147_483_647,
    example: 3,
    description:
      'Counts the changes of the submission: what has a lower one than you have seen is older, whenever it arrives.',
  })
  version!: number;
}

@ApiSchema({ description: 'What is said of an event, as the body that is sent to a webhook.' })
export class EventMessageDto {
  @ApiProperty({ enum: EVENT_TYPES, example: 'application.completed', description: 'What has happened.' })
  type!: EventType;

  @ApiProperty({
    type: String,
    format: 'date-time',
    maxLength: 24,
    example: '2026-11-21T03:40:21.508Z',
    description: 'When it happened.',
  })
  timestamp!: string;

  @ApiProperty({ type: EventDataDto, description: 'What the submission was then: read it for what it is now.' })
  data!: EventDataDto;
}
