import { ApiProperty } from '@nestjs/swagger';
import { DateProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { REVIEW_STATUSES, type ReviewStatus } from '../../../standings/submission-status.js';
import { type DecisionRow } from '../../../decisions/decisions.repository.js';

const STATUS = { type: String, enum: [...REVIEW_STATUSES, null], nullable: true } as const;

export class RecordedDecisionDto {
  @ApiProperty({ ...STATUS, example: null })
  from!: ReviewStatus | null;

  @ApiProperty({ ...STATUS, example: 'shortlisted' })
  to!: ReviewStatus | null;

  @TextProperty(LIMITS.reason, { nullable: true, example: 'Paying customers within a year.' })
  reason!: string | null;

  @TextProperty(LIMITS.email, {
    nullable: true,
    example: 'reviewer@example.com',
    description: 'Null once the member is gone, and for what the applicant did.',
  })
  decided_by!: string | null;

  @ApiProperty({ example: false, description: 'Whether the applicant withdrew it, by a client with a key.' })
  by_applicant!: boolean;

  @DateProperty()
  decided_at!: string;
}

export function toRecordedDecision({
  from,
  to,
  reason,
  decidedBy,
  byApplicant,
  decidedAt,
}: DecisionRow): RecordedDecisionDto {
  return { from, to, reason, decided_by: decidedBy, by_applicant: byApplicant, decided_at: toApiDate(decidedAt) };
}
