import { type TeamSubmissionDto } from '../dto/team-submission.response.dto.js';

/** What a list shows of a submission, in the order in which somebody reads a table. */
export const CSV_COLUMNS = [
  'id',
  'submitted_at',
  'founder_name',
  'contact_email',
  'external_id',
  'status',
  'failure_code',
  'review_status',
  'verdict',
  'overall_score',
  'clarity_score',
  'founder_fit_score',
  'idea_strength_score',
  'cohort_id',
  'schema_id',
  'is_preview',
  'updated_at',
  'flag_count',
  'reference',
  'venture_name',
  'withdrawn_at',
] as const satisfies readonly (keyof TeamSubmissionDto)[];
