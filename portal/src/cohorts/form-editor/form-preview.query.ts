import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../../api/client.js';
import { type FormField } from './question.js';

/** The page that these questions would make, which nobody has to have saved. */
export function formPreviewQuery(cohortId: string, fields: FormField[]) {
  return queryOptions({
    queryKey: ['cohorts', 'form-preview', cohortId, fields],
    queryFn: async () =>
      (
        await bodyOf(
          api.POST('/v1/portal/cohorts/{cohort_id}/form/preview', {
            params: { path: { cohort_id: cohortId } },
            body: { fields },
          }),
        )
      ).page,
  });
}
