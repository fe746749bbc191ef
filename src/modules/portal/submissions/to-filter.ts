import { idsThatBeginWith } from '../../../common/ids/id-bounds.js';
import { type ListFilter } from '../../applications/lists/list-filter.js';
import { typedReference } from '../../applications/lists/typed-reference.js';
import { type TeamSubmissionsQuery } from './dto/team-submissions.query.dto.js';

export function toFilter(
  organisationId: string,
  query: Omit<TeamSubmissionsQuery, 'limit' | 'cursor' | 'sort'>,
): ListFilter {
  const { cohort_id, status, review_status, verdict, flagged, q = '', preview } = query;
  const text = q.trim();
  const ids = idsThatBeginWith(text);
  const reference = typedReference(text);
  return {
    organisationId,
    environment: preview === 'true' ? 'test' : 'live',
    ...(cohort_id !== undefined && { cohortId: cohort_id.toLowerCase() }),
    ...(status !== undefined && { statuses: status }),
    ...(review_status !== undefined && { reviewStatus: review_status === 'none' ? null : review_status }),
    ...(verdict !== undefined && { verdict }),
    ...(flagged !== undefined && { flagged: flagged === 'true' }),
    ...(text !== '' && { text, ...(ids !== null && { ids }), ...(reference !== null && { reference }) }),
  };
}
