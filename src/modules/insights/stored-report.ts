import { type InsightsReportEntity } from './insights-report.entity.js';

/** The columns of a report, but for the organisation's. */
export const REPORT_COLUMNS = [
  'id',
  'submission_id',
  'business_summary',
  'clarity_score',
  'founder_fit_score',
  'idea_strength_score',
  'verdict',
  'industry_field',
  'fit_reasoning',
  'fit_dimensions',
  'strength_criteria',
  'guard_rail_flags',
  'provenance',
  'confidence',
  'clarity_roles',
  'generated_at',
] as const;

type StoredReport = Readonly<Record<(typeof REPORT_COLUMNS)[number], unknown>>;

export function storedReport(report: InsightsReportEntity): StoredReport {
  return {
    id: report.id,
    submission_id: report.submissionId,
    business_summary: report.businessSummary,
    clarity_score: report.clarityScore,
    founder_fit_score: report.founderFitScore,
    idea_strength_score: report.ideaStrengthScore,
    verdict: report.verdict,
    industry_field: report.industryField,
    fit_reasoning: report.fitReasoning,
    fit_dimensions: report.fitDimensions,
    strength_criteria: report.strengthCriteria,
    guard_rail_flags: report.guardRailFlags,
    provenance: report.provenance,
    confidence: report.confidence,
    clarity_roles: report.clarityRoles,
    generated_at: report.generatedAt,
  };
}
