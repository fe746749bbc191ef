import { ApiProperty } from '@nestjs/swagger';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type Overlap } from '../../../overlaps/near-copies.js';

export class OverlapDto {
  @IdProperty({ description: 'The other submission.' })
  submission_id!: string;

  @TextProperty(LIMITS.name, { nullable: true, example: 'Ben Achieng', description: 'Of the other submission.' })
  founder_name!: string | null;

  @TextProperty(LIMITS.answerKey, { example: 'what_problem_are_you_solving', description: 'The answer of this submission.' })
  key!: string;

  @TextProperty(LIMITS.answerKey, { example: 'what_problem_are_you_solving', description: 'The answer of the other one.' })
  their_key!: string;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 1,
    example: 0.83,
    description: 'The share of runs of three words that the two answers have in common; an estimate for long ones.',
  })
  similarity!: number;

  @DateProperty({ description: 'When the other one was submitted.' })
  submitted_at!: string;
}

export function toOverlap({ submissionId, founderName, key, theirKey, similarity, submittedAt }: Overlap): OverlapDto {
  return {
    submission_id: submissionId,
    founder_name: founderName,
    key,
    their_key: theirKey,
    similarity,
    submitted_at: toApiDate(submittedAt),
  };
}
