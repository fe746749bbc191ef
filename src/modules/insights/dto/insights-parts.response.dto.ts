import { ApiProperty } from '@nestjs/swagger';
import { TextProperty } from '../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../common/validation/limits.js';
import { FLAG_SEVERITIES, FLAG_TYPES, type GuardRailFlag } from '../../review/guard-rails/guard-rail.js';
import { FIT_DIMENSIONS, STRENGTH_CRITERIA } from '../../rubric/rubric.js';
import { COVERAGES, type ReportBody } from '../../review/scoring/report.js';

type Criterion = ReportBody['strength_criteria'][number];

const SCORE = { type: 'integer', format: 'int32', minimum: 0, maximum: 100 } as const;
const WEIGHT = { type: 'number', minimum: 0, maximum: 1 } as const;

export class FitDimensionDto {
  @ApiProperty({ enum: FIT_DIMENSIONS, example: 'programme_alignment' })
  dimension!: string;

  @ApiProperty({ ...SCORE, example: 85 })
  score!: number;

  @ApiProperty({ ...WEIGHT, example: 0.25 })
  weight!: number;
}

export class EvidenceDto {
  @TextProperty(LIMITS.answerKey, { example: 'what_traction_do_you_have_so_far' })
  key!: string;

  @TextProperty(LIMITS.answerValue, {
    description: 'Verbatim from the answer of that key.',
    example: '38 farms pay 45 euros a month',
  })
  quote!: string;
}

export class StrengthCriterionDto {
  @ApiProperty({ enum: STRENGTH_CRITERIA, example: 'novelty' })
  criterion!: string;

  @ApiProperty({ ...SCORE, example: 72 })
  score!: number;

  @ApiProperty({ ...WEIGHT, example: 0.3 })
  weight!: number;

  @ApiProperty({ enum: COVERAGES, example: 'addressed' })
  coverage!: Criterion['coverage'];

  @TextProperty(4_000, {
    description:
      'What the score rests on, with the telling quote and the answer it is from, and what would raise it or could be ' +
      'asked. Where nothing was recognised it says so, with what came nearest. In the words of the reviewer.',
    example:
      'What is new rests on “cut no-shows from 14% to 5%” (a figure set against something else; answer: traction). ' +
      'A second, independent figure against what exists would lift it.',
  })
  reasoning!: string;

  @ApiProperty({ type: [EvidenceDto], maxItems: 20 })
  evidence!: EvidenceDto[];
}

export class GuardRailFlagDto {
  @ApiProperty({ enum: FLAG_TYPES, example: 'personal_data' })
  type!: GuardRailFlag['type'];

  @ApiProperty({ enum: FLAG_SEVERITIES, example: 'info' })
  severity!: GuardRailFlag['severity'];

  @TextProperty(LIMITS.answerKey, { nullable: true, description: 'The answer it is about; null for the whole.' })
  key!: string | null;

  @TextProperty(1_000, { nullable: true })
  excerpt!: string | null;

  @TextProperty(1_000, { example: 'The answer holds a phone number; it was hidden from the reviewer.' })
  message!: string;
}
