import { ApiProperty } from '@nestjs/swagger';
import { COUNT } from '../../../../common/openapi/counts-property.decorator.js';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { SubmissionDto, toSubmissionDto } from '../../../applications/dto/submission.response.dto.js';
import { type Verdict, VERDICTS } from '../../../rubric/rubric.js';
import { type SubmissionRecord } from '../../../applications/submission.entity.js';
import { overallScore } from '../../../review/scoring/verdict.js';
import { SubmissionCountsDto } from '../../../applications/counts/counts.response.dto.js';
import { type Scores } from '../team-submissions.repository.js';

const SCORE = { nullable: true, minimum: 0, description: 'Null until complete.' } as const;

/** A submission as the team's lists show it. */
export class TeamSubmissionDto extends SubmissionDto {
  @TextProperty(100, {
    nullable: true,
    example: 'Coolwatch',
    description: 'What the venture is called, where a question asks for it.',
  })
  venture_name!: string | null;

  @ApiProperty({
    type: String,
    enum: [...VERDICTS, null],
    nullable: true,
    example: 'COHORT_PERFECT',
    description: 'Null until complete.',
  })
  verdict!: Verdict | null;

  @ApiProperty({
    ...SCORE,
    type: 'number',
    maximum: 100,
    example: 78,
    description: 'What the verdict is made from, with one decimal. Null until complete.',
  })
  overall_score!: number | null;

  @ApiProperty({ ...SCORE, type: 'integer', format: 'int32', maximum: 100, example: 78 })
  clarity_score!: number | null;

  @ApiProperty({ ...SCORE, type: 'integer', format: 'int32', maximum: 100, example: 81 })
  founder_fit_score!: number | null;

  @ApiProperty({ ...SCORE, type: 'number', maximum: 10, example: 7.4 })
  idea_strength_score!: number | null;

  @ApiProperty({
    ...COUNT,
    nullable: true,
    example: 1,
    description: 'Flags of the report that are warnings or critical. Null until complete.',
  })
  flag_count!: number | null;
}

export class TeamSubmissionListDto {
  @ApiProperty({ type: [TeamSubmissionDto], maxItems: LIMITS.page })
  submissions!: TeamSubmissionDto[];

  @NextCursor()
  next_cursor!: string | null;

  @ApiProperty({
    type: SubmissionCountsDto,
    nullable: true,
    description: 'With the first page; null with those that a cursor leads to.',
  })
  counts!: SubmissionCountsDto | null;
}

interface Scored {
  readonly submission: SubmissionRecord;
  readonly scores: Scores | null;
}

export function toTeamSubmission({ submission, scores }: Scored): TeamSubmissionDto {
  return {
    ...toSubmissionDto(submission),
    venture_name: submission.ventureName,
    verdict: scores?.verdict ?? null,
    overall_score: scores === null ? null : overallOf(scores),
    clarity_score: scores?.clarityScore ?? null,
    founder_fit_score: scores?.founderFitScore ?? null,
    idea_strength_score: scores?.ideaStrengthScore ?? null,
    flag_count: scores?.flagCount ?? null,
  };
}

function overallOf({ clarityScore, founderFitScore, ideaStrengthScore }: Scores): number {
  return overallScore({ clarity: clarityScore, founderFit: founderFitScore, ideaStrength: ideaStrengthScore });
}
