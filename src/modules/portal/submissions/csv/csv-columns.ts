import { TEXT_NAMES } from '../../../applications/application-texts.js';
import { type TeamSubmissionDto } from '../dto/team-submission.response.dto.js';

type Column = keyof TeamSubmissionDto;

/** In the order in which somebody reads a table. */
const IN_ORDER = [
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
] as const satisfies readonly Column[];

/**
 * The columns of the table. Texts that the order does not name come last, because programs read a table by the position
 * of its columns.
 */
export const CSV_COLUMNS: readonly Column[] = [...new Set<Column>([...IN_ORDER, ...TEXT_NAMES])];
