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

/** What a list shows of a submission. Texts that the order does not name come last: programs read a table by its places. */
export const CSV_COLUMNS: readonly Column[] = [...new Set<Column>([...IN_ORDER, ...TEXT_NAMES])];
