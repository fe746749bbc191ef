import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '../../../common/validation/limits.js';
import { TextProperty } from '../../../common/openapi/properties.decorator.js';
import { DEGRADED_REASONS, type DegradedReason, type LeftOut, type Provenance, READING_PARTS, type ReadingPart } from '../provenance.js';

const COUNT = { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
const POINTS = { type: 'number', minimum: 0, maximum: 100 } as const;

export class UsageDto {
  @ApiProperty({ ...COUNT, example: 0 })
  input_tokens!: number;

  @ApiProperty({ ...COUNT, example: 0 })
  output_tokens!: number;
}

class ThresholdsDto {
  @ApiProperty({ ...POINTS, example: 75 })
  perfect!: number;

  @ApiProperty({ ...POINTS, example: 60 })
  strong!: number;

  @ApiProperty({ ...POINTS, example: 45 })
  possible!: number;
}

class LeftOutDto implements LeftOut {
  @ApiProperty({ enum: READING_PARTS, example: 'guard_rails' })
  part!: ReadingPart;

  @TextProperty(LIMITS.answerKey, { nullable: true, description: 'The answer that it does without; null for what is done with all answers together.' })
  key!: string | null;
}

export class ProvenanceDto implements Provenance {
  @TextProperty(100, { example: 'text' })
  reviewer!: string;

  @TextProperty(100, { example: '1.0.0' })
  version!: string;

  @TextProperty(200, { example: 'rules' })
  model!: string;

  @TextProperty(100, { nullable: true })
  prompt_version!: string | null;

  @TextProperty(100, { example: '1.0.0' })
  rubric_version!: string;

  @TextProperty(64, { description: 'SHA-256 of the rubric; reports of one hash can be compared.' })
  rubric_hash!: string;

  @ApiProperty({ example: false, description: 'Whether the embedded reviewer judged in place of the configured one, or a part of the review was left out.' })
  degraded!: boolean;

  @ApiProperty({
    enum: DEGRADED_REASONS,
    nullable: true,
    example: null,
    description: 'Why the configured reviewer did not judge (`unavailable`, `refused`, `malformed`), or which part was left out; `reading_incomplete` where several were.',
  })
  degraded_reason!: DegradedReason | null;

  @ApiProperty({ type: [LeftOutDto], maxItems: 2_000, example: [], description: 'What could not be done because a text took more than its budget of processor time. A person should read it.' })
  left_out!: readonly LeftOutDto[];

  @ApiProperty({ type: UsageDto, description: 'Of all calls and all attempts, also those that failed.' })
  usage!: UsageDto;

  @ApiProperty({ ...COUNT, example: 3 })
  duration_ms!: number;

  @ApiProperty({ ...COUNT, example: 1 })
  attempts!: number;

  @ApiProperty({ type: ThresholdsDto, description: 'Of the composite score, as they were for this report.' })
  thresholds!: ThresholdsDto;
}
