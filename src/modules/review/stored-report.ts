import { type InsightsReportEntity } from '../insights/insights-report.entity.js';

/** The columns of a report with their types, but for the organisation's. */
export const REPORT_COLUMNS = {
  id: 'uuid',
  submission_id: 'uuid',
  business_summary: 'text',
  clarity_score: 'smallint',
  founder_fit_score: 'smallint',
  idea_strength_score: 'numeric',
  verdict: 'text',
  industry_field: 'text',
  fit_reasoning: 'text',
  fit_dimensions: 'json',
  strength_criteria: 'json',
  guard_rail_flags: 'json',
  provenance: 'json',
  confidence: 'text',
  clarity_roles: 'json',
  generated_at: 'timestamptz',
} as const;

type ReportColumn = keyof typeof REPORT_COLUMNS;

/** Each column as text, as PostgreSQL reads it. */
type StoredReport = Readonly<Record<ReportColumn, string>>;

export function storedReport(report: InsightsReportEntity): StoredReport {
  return {
    id: report.id,
    submission_id: report.submissionId,
    business_summary: report.businessSummary,
    clarity_score: String(report.clarityScore),
    founder_fit_score: String(report.founderFitScore),
    idea_strength_score: String(report.ideaStrengthScore),
    verdict: report.verdict,
    industry_field: report.industryField,
    fit_reasoning: report.fitReasoning,
    fit_dimensions: JSON.stringify(report.fitDimensions),
    strength_criteria: JSON.stringify(report.strengthCriteria),
    guard_rail_flags: JSON.stringify(report.guardRailFlags),
    provenance: JSON.stringify(report.provenance),
    confidence: String(report.confidence),
    clarity_roles: JSON.stringify(report.clarityRoles),
    generated_at: report.generatedAt.toISOString(),
  };
}
