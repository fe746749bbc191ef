import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '../../../common/validation/limits.js';
import { TextProperty } from '../../../common/openapi/properties.decorator.js';
import {
  DEGRADED_REASONS,
  type DegradedReason,
  type LeftOutStep,
  type Provenance,
} from '../../review/reports/provenance.js';
import { STEP_NAMES, type StepName } from '../../review/stages/stages.js';

const COUNT = { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
const POINTS = { type: 'number', minimum: 0, maximum: 100 } as const;

@ApiSchema({ description: 'Tokens of a language model; 0 where none was asked.' })
export class UsageDto {
  @ApiProperty({ ...COUNT, example: 0, description: 'Read by the model.' })
  input_tokens!: number;

  @ApiProperty({ ...COUNT, example: 0, description: 'Written by it.' })
  output_tokens!: number;
}

@ApiSchema({ description: 'The overall_score from which on each verdict is given.' })
class ThresholdsDto {
  @ApiProperty({ ...POINTS, example: 75, description: 'COHORT_PERFECT from here on.' })
  perfect!: number;

  @ApiProperty({ ...POINTS, example: 60, description: 'COHORT_STRONG from here on.' })
  strong!: number;

  @ApiProperty({ ...POINTS, example: 45, description: 'COHORT_POSSIBLE from here on.' })
  possible!: number;
}

@ApiSchema({ description: 'A part of the review that could not be done.' })
class LeftOutDto implements LeftOutStep {
  @ApiProperty({ enum: STEP_NAMES, example: 'guard_rails', description: 'What could not be done.' })
  part!: StepName;

  @TextProperty(LIMITS.answerKey, {
    nullable: true,
    description: 'The answer that it does without; null for what is done with all answers together.',
  })
  key!: string | null;
}

@ApiSchema({ description: 'How a report came about.' })
export class ProvenanceDto implements Provenance {
  @TextProperty(100, { example: 'text', description: 'Who judged.' })
  reviewer!: string;

  @TextProperty(100, { example: '1.0.0', description: 'The version of the reviewer.' })
  version!: string;

  @TextProperty(200, { example: 'rules', description: 'The language model; `rules` for none.' })
  model!: string;

  @TextProperty(100, { nullable: true, description: 'The version of what the model was told; null for none.' })
  prompt_version!: string | null;

  @TextProperty(100, { example: '2.2.0', description: 'The version of what is judged, and how.' })
  rubric_version!: string;

  @TextProperty(64, { description: 'SHA-256 of the rubric; reports of one hash can be compared.' })
  rubric_hash!: string;

  @ApiProperty({
    example: false,
    description:
      'Whether the embedded reviewer judged in place of the configured one, or a part of the review was left out.',
  })
  degraded!: boolean;

  @ApiProperty({
    enum: DEGRADED_REASONS,
    nullable: true,
    example: null,
    description:
      'Why the configured reviewer did not judge (`unavailable`, `refused`, `malformed`), or which part was left out; `reading_incomplete` where several were.',
  })
  degraded_reason!: DegradedReason | null;

  @ApiProperty({
    type: [LeftOutDto],
    maxItems: 2_000,
    example: [],
    description:
      'What could not be done because a text took more than its budget of processor time. A person should read it.',
  })
  left_out!: readonly LeftOutDto[];

  @ApiProperty({ type: UsageDto, description: 'Of all calls and all attempts, also those that failed.' })
  usage!: UsageDto;

  @ApiProperty({ ...COUNT, example: 3, description: 'How long the review took, in milliseconds.' })
  duration_ms!: number;

  @ApiProperty({ ...COUNT, example: 1, description: 'How often it was begun.' })
  attempts!: number;

  @ApiProperty({ type: ThresholdsDto, description: 'Of the composite score, as they were for this report.' })
  thresholds!: ThresholdsDto;
}
