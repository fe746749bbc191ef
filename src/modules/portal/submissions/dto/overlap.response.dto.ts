import { ApiProperty } from '@nestjs/swagger';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { type Overlap } from '../../../overlaps/near-copies.js';

const COUNT = { type: 'integer', format: 'int32', minimum: 1, maximum: LIMITS.answers } as const;

export class OverlapDto {
  @IdProperty({ description: 'The other submission.' })
  submission_id!: string;

  @TextProperty(100, { nullable: true, example: 'Coolwatch', description: 'What the other venture is called.' })
  venture_name!: string | null;

  @TextProperty(LIMITS.name, { nullable: true, example: 'Ben Achieng', description: 'Of the other submission.' })
  founder_name!: string | null;

  @TextProperty(LIMITS.answerKey, {
    example: 'what_problem_are_you_solving',
    description: 'The answer of this submission.',
  })
  key!: string;

  @TextProperty(LIMITS.answerKey, {
    example: 'what_problem_are_you_solving',
    description: 'The answer of the other one.',
  })
  their_key!: string;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 1,
    example: 0.83,
    description: 'The share of runs of three words that the two answers have in common; an estimate for long ones.',
  })
  similarity!: number;

  @ApiProperty({
    ...COUNT,
    example: 10,
    description: 'How many answers of this submission are nearly the same as some of the other one.',
  })
  alike!: number;

  @ApiProperty({
    ...COUNT,
    example: 11,
    description: 'How many answers of this submission are long enough to be compared.',
  })
  compared!: number;

  @ApiProperty({ example: false, description: 'Whether both came from one contact address.' })
  is_same_address!: boolean;

  @DateProperty({ description: 'When the other one was submitted.' })
  submitted_at!: string;
}

export function toOverlap({
  submissionId,
  ventureName,
  founderName,
  key,
  theirKey,
  similarity,
  alike,
  compared,
  isSameAddress,
  submittedAt,
}: Overlap): OverlapDto {
  return {
    submission_id: submissionId,
    venture_name: ventureName,
    founder_name: founderName,
    key,
    their_key: theirKey,
    similarity,
    alike,
    compared,
    is_same_address: isSameAddress,
    submitted_at: toApiDate(submittedAt),
  };
}
