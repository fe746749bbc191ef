import { ApiProperty } from '@nestjs/swagger';
import { IsInOrNull } from '../../../../common/validation/constraints.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { Text } from '../../../../common/validation/text.decorator.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../../standings/submission-status.js';

export class DecisionRequest {
  @ApiProperty({
    type: String,
    enum: [...REVIEW_STATUSES, null],
    nullable: true,
    example: 'shortlisted',
    description: 'The team’s decision; null takes it back.',
  })
  @IsInOrNull(REVIEW_STATUSES)
  review_status!: ReviewStatus | null;

  @Text({ max: LIMITS.reason, optional: true, blank: true, example: 'Paying customers within a year.' })
  reason?: string | null;
}
