import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';

export function formQuery(programmeId: string) {
  return queryOptions({
    queryKey: ['programmes', 'form', programmeId],
    queryFn: () => bodyOf(api.GET('/v1/portal/cohorts/{cohort_id}/form', { params: { path: { cohort_id: programmeId } } })),
  });
}
