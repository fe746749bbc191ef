import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DateProperty, IdProperty, TextProperty } from '../../../common/openapi/properties.decorator.js';
import { toApiDate } from '../../../common/time/api-date.js';
import { VERDICTS } from '../../rubric/rubric.js';
import { type Confidence, CONFIDENCES, overallScore } from '../../review/scoring/verdict.js';
import { type ReportBody } from '../../review/scoring/report.js';
import { toFlag } from '../../review/reports/report-parts.js';
import {
  BEFORE,
  FitDimensionDto,
  GuardRailFlagDto,
  StrengthCriterionDto,
  ToldRoleDto,
} from './insights-parts.response.dto.js';
import { type StoredReport } from '../insights.repository.js';
import { EXAMPLE_CRITERIA, EXAMPLE_DIMENSIONS } from './insights.examples.js';
import { ProvenanceDto } from './provenance.response.dto.js';

const WHOLE_SCORE = { type: 'integer', format: 'int32', minimum: 0, maximum: 100 } as const;

@ApiSchema({ description: 'What the review of a submission came to.' })
export class InsightsDto {
  @IdProperty()
  id!: string;

  @IdProperty()
  submission_id!: string;

  @TextProperty(4_000, {
    description:
      'What the venture makes, for whom, against which problem, and the best proof so far. The embedded reviewer takes ' +
      'it from the answers, in at most 60 words, and adds only a word or two that lead in what is no whole sentence.',
    example:
      'Our sensor warns small dairies before a cooler fails. For: Dairies with 10 to 60 cows. One lost tank costs a farm ' +
      '900 euros. 38 farms pay 45 euros a month.',
  })
  business_summary!: string;

  @ApiProperty({ ...WHOLE_SCORE, example: 78, description: 'How completely the venture is told, of 100.' })
  clarity_score!: number;

  @ApiProperty({ ...WHOLE_SCORE, example: 81, description: 'The weighted sum of fit_dimensions, rounded, of 100.' })
  founder_fit_score!: number;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 10,
    example: 7.4,
    description: 'From 0.0 to 10.0: a tenth of the weighted sum of strength_criteria.',
  })
  idea_strength_score!: number;

  @TextProperty(200, {
    description:
      'The industry of what is made. The embedded reviewer names one of thirty, two as `A / B` where they are as good ' +
      'as equal, or `Other` where the answers do not tell.',
    example: 'Agritech',
  })
  industry_field!: string;

  @TextProperty(8_000, {
    description:
      'The two strongest and the two weakest dimensions of fit, one a line, each with its score and the reasoning of the ' +
      'reviewer; figures of two answers that do not agree are pointed out at the end, and change no score.',
    example:
      'Strongest: programme alignment (85 of 100). Most subjects of the brief come up: “A failing cooler is noticed hours too late” ' +
      '(answer: problem).\nWeakest: traction (76 of 100). People pay for it: “38 farms pay 45 euros a month” (answer: traction). ' +
      'More on growth, or on customers who come back, would make it stronger.',
  })
  fit_reasoning!: string;

  @ApiProperty({
    type: [FitDimensionDto],
    maxItems: 20,
    example: EXAMPLE_DIMENSIONS,
    description: 'What founder_fit_score is made of, with the weights of the cohort.',
  })
  fit_dimensions!: FitDimensionDto[];

  @ApiProperty({
    type: [StrengthCriterionDto],
    maxItems: 20,
    example: EXAMPLE_CRITERIA,
    description: 'What idea_strength_score is made of, with the weights of the cohort.',
  })
  strength_criteria!: StrengthCriterionDto[];

  @ApiProperty({
    enum: VERDICTS,
    example: 'COHORT_PERFECT',
    description:
      'What overall_score comes to, by the thresholds of the cohort: those named here unless it has its own.',
  })
  verdict!: ReportBody['verdict'];

  @ApiProperty({
    type: [GuardRailFlagDto],
    maxItems: 1_000,
    description: 'What a person should know; moves no score and rejects nothing.',
  })
  guard_rail_flags!: GuardRailFlagDto[];

  @DateProperty({ description: 'When it was made.', example: '2026-11-21T03:40:21.508' })
  generated_at!: string;

  @ApiProperty({
    type: 'number',
    minimum: 0,
    maximum: 100,
    example: 78,
    description:
      'What the verdict is made from, with one decimal: three tenths of clarity_score, four tenths of founder_fit_score, ' +
      'and three times idea_strength_score.',
  })
  overall_score!: number;

  @ApiProperty({
    type: String,
    enum: [...CONFIDENCES, null],
    nullable: true,
    example: 'high',
    description: `How far the verdict can be relied on: by how much there was to judge, and how near another verdict was. ${BEFORE}`,
  })
  confidence!: Confidence | null;

  @ApiProperty({
    type: [ToldRoleDto],
    maxItems: 10,
    description: 'How each of the ten roles that clarity is made of is told; none in reports made before it was.',
  })
  clarity_roles!: ToldRoleDto[];

  @ApiProperty({ type: ProvenanceDto, required: false, description: 'Only with `include=provenance`.' })
  provenance?: ProvenanceDto;
}

export function toInsights(report: StoredReport, withProvenance: boolean): InsightsDto {
  const { fit_dimensions, strength_criteria, clarity_roles, provenance } = report.parts;
  return {
    id: report.id,
    submission_id: report.submissionId,
    business_summary: report.businessSummary,
    clarity_score: report.clarityScore,
    founder_fit_score: report.founderFitScore,
    idea_strength_score: report.ideaStrengthScore,
    industry_field: report.industryField,
    fit_reasoning: report.fitReasoning,
    fit_dimensions,
    strength_criteria,
    verdict: report.verdict,
    guard_rail_flags: report.guardRailFlags.map(toFlag),
    generated_at: toApiDate(report.generatedAt),
    overall_score: overallScore({
      clarity: report.clarityScore,
      founderFit: report.founderFitScore,
      ideaStrength: report.ideaStrengthScore,
    }),
    confidence: report.confidence,
    clarity_roles: clarity_roles ?? [],
    ...(withProvenance && { provenance }),
  };
}
