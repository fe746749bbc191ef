import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';

export type Analytics = components['schemas']['Analytics'];
export type ScoreFigures = components['schemas']['ScoreAnalytics'];

export function analyticsQuery(cohortId: string) {
  return queryOptions({
    // Whatever changes a submission changes these figures too.
    queryKey: ['submissions', 'analytics', cohortId],
    queryFn: () =>
      bodyOf(api.GET('/v1/portal/cohorts/{cohort_id}/analytics', { params: { path: { cohort_id: cohortId } } })),
  });
}
