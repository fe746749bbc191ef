import { type InsightsReportEntity } from './insights-report.entity.js';

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
  fit_dimensions: 'jsonb',
  strength_criteria: 'jsonb',
  guard_rail_flags: 'jsonb',
  provenance: 'jsonb',
  confidence: 'text',
  clarity_roles: 'jsonb',
  generated_at: 'timestamptz',
} as const;

type ReportColumn = keyof typeof REPORT_COLUMNS;

/** Each column as text, as PostgreSQL reads it. */
type StoredReport = Readonly<Record<ReportColumn, string>>;

/** How JSON has NUL, and half of a surrogate pair, which a cut or a language model may leave: jsonb refuses both. */
const REFUSED = /\\u(?:0000|d[89a-f])/;

function jsonOf(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
}

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
    fit_dimensions: jsonOf(report.fitDimensions),
    strength_criteria: jsonOf(report.strengthCriteria),
    guard_rail_flags: jsonOf(report.guardRailFlags),
    provenance: jsonOf(report.provenance),
    confidence: String(report.confidence),
    clarity_roles: jsonOf(report.clarityRoles),
    generated_at: report.generatedAt.toISOString(),
  };
}
