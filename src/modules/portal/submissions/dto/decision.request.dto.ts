import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { REVIEW_STATUSES, type ReviewStatus } from '../../../applications/submission-status.js';

export class DecisionRequest {
  @ApiProperty({
    type: String,
    enum: [...REVIEW_STATUSES, null],
    nullable: true,
    example: 'shortlisted',
    description: 'The team’s decision; null takes it back.',
  })
  @IsIn([...REVIEW_STATUSES, null])
  review_status!: ReviewStatus | null;
}
