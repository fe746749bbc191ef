import { jsonForDatabase } from '../../../common/json/json-for-database.js';
import { type SqlStatement } from '../../../database/pipeline.js';
import { type ReportBody } from '../scoring/report.js';
import { type Provenance } from './provenance.js';

export interface NewReport extends Readonly<ReportBody> {
  readonly id: string;
  readonly submission_id: string;
  readonly provenance: Provenance;
  readonly generated_at: Date;
}

const COLUMNS = Object.keys({
  id: true,
  submission_id: true,
  business_summary: true,
  clarity_score: true,
  founder_fit_score: true,
  idea_strength_score: true,
  verdict: true,
  industry_field: true,
  fit_reasoning: true,
  fit_dimensions: true,
  strength_criteria: true,
  guard_rail_flags: true,
  provenance: true,
  confidence: true,
  clarity_roles: true,
  generated_at: true,
} satisfies Record<keyof NewReport, true>).join(', ');

const STORE = `
  insert into insights_reports (organisation_id, ${COLUMNS})
  select $1, ${COLUMNS} from jsonb_populate_recordset(null::insights_reports, $2)`;

export function storeReports(organisationId: string, reports: readonly NewReport[]): SqlStatement[] {
  if (reports.length === 0) return [];
  return [{ text: STORE, values: [organisationId, jsonForDatabase(reports)] }];
}

/** Removes all words of and about the applicant: names what stays, so that anything added later is erased, too. */
export const ERASE_REPORT = `
  update insights_reports
     set business_summary = '', fit_reasoning = '',
         fit_dimensions = (
           select coalesce(jsonb_agg(jsonb_build_object('dimension', d->'dimension', 'score', d->'score', 'weight', d->'weight',
                    'coverage', null, 'reasoning', '', 'evidence', '[]'::jsonb)), '[]')
             from jsonb_array_elements(fit_dimensions) d),
         strength_criteria = (
           select coalesce(jsonb_agg(jsonb_build_object('criterion', c->'criterion', 'score', c->'score', 'weight', c->'weight',
                    'coverage', c->'coverage', 'reasoning', '', 'evidence', '[]'::jsonb)), '[]')
             from jsonb_array_elements(strength_criteria) c),
         guard_rail_flags = (
           select coalesce(jsonb_agg(jsonb_build_object('type', f->'type', 'severity', f->'severity', 'key', null,
                    'excerpt', null, 'message', '')), '[]')
             from jsonb_array_elements(guard_rail_flags) f)
   where organisation_id = $1 and submission_id = $2`;
