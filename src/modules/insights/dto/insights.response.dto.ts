import { ApiProperty } from '@nestjs/swagger';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../common/time/api-date.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { type ReportBody } from '../../review/scoring/report.js';
import { type InsightsReportEntity } from '../insights-report.entity.js';
import { FitDimensionDto, GuardRailFlagDto, StrengthCriterionDto } from './insights-parts.response.dto.js';
import { ProvenanceDto } from './provenance.response.dto.js';

const WHOLE_SCORE = { type: 'integer', format: 'int32', minimum: 0, maximum: 100 } as const;

export class InsightsDto {
  @IdProperty()
  id!: string;

  @IdProperty()
  submission_id!: string;

  @TextProperty(4_000, { example: 'Sensors that warn small dairies before a cooler fails.' })
  business_summary!: string;

  @ApiProperty({ ...WHOLE_SCORE, example: 78 })
  clarity_score!: number;

  @ApiProperty({ ...WHOLE_SCORE, example: 81, description: 'The weighted sum of fit_dimensions.' })
  founder_fit_score!: number;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 10,
    example: 7.4,
    description: 'From 0.0 to 10.0: a tenth of the weighted sum of strength_criteria.',
  })
  idea_strength_score!: number;

  @TextProperty(200, { example: 'Agritech' })
  industry_field!: string;

  @TextProperty(8_000, { example: 'Strongest on traction and team.' })
  fit_reasoning!: string;

  @ApiProperty({ type: [FitDimensionDto], maxItems: 20 })
  fit_dimensions!: FitDimensionDto[];

  @ApiProperty({ type: [StrengthCriterionDto], maxItems: 20 })
  strength_criteria!: StrengthCriterionDto[];

  @ApiProperty({ enum: VERDICTS, example: 'COHORT_PERFECT' })
  verdict!: ReportBody['verdict'];

  @ApiProperty({ type: [GuardRailFlagDto], maxItems: 1_000 })
  guard_rail_flags!: GuardRailFlagDto[];

  @DateProperty()
  generated_at!: string;

  @ApiProperty({ type: ProvenanceDto, required: false, description: 'Only with `include=provenance`.' })
  provenance?: ProvenanceDto;
}

export function toInsights(report: InsightsReportEntity, withProvenance: boolean): InsightsDto {
  return {
    id: report.id,
    submission_id: report.submissionId,
    business_summary: report.businessSummary,
    clarity_score: report.clarityScore,
    founder_fit_score: report.founderFitScore,
    idea_strength_score: report.ideaStrengthScore,
    industry_field: report.industryField,
    fit_reasoning: report.fitReasoning,
    fit_dimensions: report.fitDimensions,
    strength_criteria: report.strengthCriteria,
    verdict: report.verdict,
    guard_rail_flags: report.guardRailFlags,
    generated_at: toApiDate(report.generatedAt),
    ...(withProvenance && { provenance: report.provenance }),
  };
}
