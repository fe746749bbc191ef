import { jsonForDatabase } from '../../../common/json/json-for-database.js';
import { joinBytes, joinedBytes } from '../../../database/joined-bytes.js';
import { type SqlStatement } from '../../../database/pipeline.js';
import { type ReportBody } from '../scoring/report.js';
import { type Provenance } from './provenance.js';
import { type ReportParts } from './report-parts.js';

export interface NewReport extends Readonly<ReportBody> {
  readonly id: string;
  readonly submission_id: string;
  readonly provenance: Provenance;
  readonly generated_at: Date;
}

const STORE_PARTS = `
  insert into report_parts (organisation_id, submission_id, parts)
  select $1, id, convert_from(bytes, 'UTF8') from ${joinedBytes('stored')}`;

/** The columns have the names of what they hold. */
const storeHeads = (columns: string): string => `
  insert into review_reports (organisation_id, ${columns})
  select $1, ${columns} from json_populate_recordset(null::review_reports, $2)`;

export function storeReports(organisationId: string, reports: readonly NewReport[]): SqlStatement[] {
  if (reports.length === 0) return [];
  const halves = reports.map(({ fit_dimensions, strength_criteria, provenance, clarity_roles, ...head }) => {
    const parts: ReportParts = { fit_dimensions, strength_criteria, provenance, clarity_roles };
    return { head, parts: jsonForDatabase(parts) };
  });
  const ids = `{${reports.map(({ submission_id }) => submission_id).join(',')}}`;
  const heads = halves.map(({ head }) => head);
  const columns = Object.keys(heads[0] ?? {}).join(', ');
  return [
    { text: storeHeads(columns), values: [organisationId, jsonForDatabase(heads)] },
    { text: STORE_PARTS, values: [organisationId, ids, ...joinBytes(halves.map(({ parts }) => parts))] },
  ];
}

/** SQL for the parts of the report `r`, which `p` has unless it is an older one. */
export const PARTS = `coalesce(p.parts, json_build_object('fit_dimensions', r.fit_dimensions, 'strength_criteria', r.strength_criteria,
  'provenance', r.provenance, 'clarity_roles', r.clarity_roles)::text)`;

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
