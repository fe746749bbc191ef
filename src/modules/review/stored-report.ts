import { type InsightsReportEntity } from '../insights/insights-report.entity.js';

type Property = Exclude<keyof InsightsReportEntity, 'organisationId'>;

interface Column {
  readonly property: Property;
  readonly name: string;
  readonly type: string;
}

const NAMES: Readonly<Record<Property, readonly [name: string, type: string]>> = {
  id: ['id', 'uuid'],
  submissionId: ['submission_id', 'uuid'],
  businessSummary: ['business_summary', 'text'],
  clarityScore: ['clarity_score', 'smallint'],
  founderFitScore: ['founder_fit_score', 'smallint'],
  ideaStrengthScore: ['idea_strength_score', 'numeric'],
  verdict: ['verdict', 'text'],
  industryField: ['industry_field', 'text'],
  fitReasoning: ['fit_reasoning', 'text'],
  fitDimensions: ['fit_dimensions', 'json'],
  strengthCriteria: ['strength_criteria', 'json'],
  guardRailFlags: ['guard_rail_flags', 'json'],
  provenance: ['provenance', 'json'],
  generatedAt: ['generated_at', 'timestamptz'],
};

/** What a review writes down of its report, and where: all but the organisation. */
export const REPORT_COLUMNS: readonly Column[] = (Object.keys(NAMES) as Property[]).map((property) => {
  const [name, type] = NAMES[property];
  return { property, name, type };
});

/** As text, in the order of the columns. */
export function storedReport(report: InsightsReportEntity): string[] {
  return REPORT_COLUMNS.map(({ property }) => {
    const value = report[property];
    if (typeof value === 'string') return value;
    return value instanceof Date ? value.toISOString() : JSON.stringify(value);
  });
}
