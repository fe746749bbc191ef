import { ApiProperty } from '@nestjs/swagger';
import { COUNT, CountsProperty } from '../../../common/openapi/counts-property.decorator.js';
import { IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { REVIEW_STATUSES, SUBMISSION_STATUSES } from '../../standings/submission-status.js';
import { VERDICTS } from '../../rubric/rubric.js';

export const BINS = 10;
export const UNDECIDED = 'none';

class TotalsDto {
  @ApiProperty(COUNT)
  submissions!: number;

  @ApiProperty({ ...COUNT, description: 'With a report.' })
  reviewed!: number;

  @ApiProperty({ ...COUNT, description: 'With a decision of the team.' })
  decided!: number;
}

class BinDto {
  @ApiProperty({ type: 'number', minimum: 0, maximum: 100, example: 70 })
  from!: number;

  @ApiProperty({ type: 'number', minimum: 0, maximum: 100, example: 80, description: 'Excluded, but in the last bin.' })
  to!: number;

  @ApiProperty(COUNT)
  count!: number;
}

class ScoreAnalyticsDto {
  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 100,
    nullable: true,
    example: 68.25,
    description: 'Null without a report.',
  })
  mean!: number | null;

  @ApiProperty({ type: 'number', minimum: 0, maximum: 100, nullable: true, example: 70 })
  median!: number | null;

  @ApiProperty({ type: [BinDto], minItems: BINS, maxItems: BINS })
  histogram!: BinDto[];
}

class ScoresAnalyticsDto {
  @ApiProperty({ type: ScoreAnalyticsDto })
  clarity_score!: ScoreAnalyticsDto;

  @ApiProperty({ type: ScoreAnalyticsDto })
  founder_fit_score!: ScoreAnalyticsDto;

  @ApiProperty({ type: ScoreAnalyticsDto, description: 'On its own scale, from 0 to 10.' })
  idea_strength_score!: ScoreAnalyticsDto;
}

class IndustryDto {
  @TextProperty(200, { example: 'Agritech' })
  industry_field!: string;

  @ApiProperty(COUNT)
  count!: number;
}

class DayDto {
  @ApiProperty({ type: String, format: 'date', maxLength: 10, example: '2026-11-21' })
  date!: string;

  @ApiProperty(COUNT)
  submitted!: number;

  @ApiProperty({ ...COUNT, description: 'Reports made.' })
  completed!: number;
}

/** The state of a cohort. Previews are not counted. */
export class AnalyticsDto {
  @IdProperty()
  cohort_id!: string;

  @ApiProperty({ type: TotalsDto })
  totals!: TotalsDto;

  @CountsProperty(SUBMISSION_STATUSES)
  by_status!: Record<string, number>;

  @CountsProperty([UNDECIDED, ...REVIEW_STATUSES])
  by_review_status!: Record<string, number>;

  @ApiProperty({ type: ScoresAnalyticsDto })
  scores!: ScoresAnalyticsDto;

  @CountsProperty(VERDICTS)
  verdicts!: Record<string, number>;

  @ApiProperty({ type: [IndustryDto], maxItems: 100, description: 'The most frequent first.' })
  industries!: IndustryDto[];

  @ApiProperty({
    type: [DayDto],
    maxItems: 366,
    description: 'In UTC, every day up to the last on which anything happened.',
  })
  days!: DayDto[];
}
