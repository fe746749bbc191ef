import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, api, bodyOf } from '../api/client.js';
import { type Cohort } from '../api/types.js';
import { BY_CURSOR } from '../ui/by-cursor.js';

const PAGE = 50;
const MOST_TO_CHOOSE_FROM = 100;

/** Newest first, page by page. */
export const cohortsQuery = infiniteQueryOptions({
  queryKey: ['cohorts', 'pages'],
  queryFn: ({ pageParam: cursor }) =>
    bodyOf(
      api.GET('/v1/portal/cohorts', { params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } } }),
    ),
  ...BY_CURSOR,
});

/** The newest, to choose from and to name others by. */
export const cohortChoicesQuery = queryOptions({
  queryKey: ['cohorts', 'choices'],
  queryFn: async (): Promise<Cohort[]> =>
    (await bodyOf(api.GET('/v1/portal/cohorts', { params: { query: { limit: MOST_TO_CHOOSE_FROM } } }))).cohorts,
  staleTime: 30_000,
});

/** A cohort with the tag of the state that it shows, on which a change is made. */
export interface KnownCohort {
  readonly cohort: Cohort;
  readonly tag: string;
}

export function knownCohortQuery(id: string) {
  return queryOptions({ queryKey: ['cohorts', 'one', id], queryFn: () => readCohort(id) });
}

export function cohortQuery(id: string) {
  return queryOptions({ ...knownCohortQuery(id), select: ({ cohort }: KnownCohort) => cohort });
}

export async function readCohort(id: string): Promise<KnownCohort> {
  return toKnownCohort(
    await answerOf(api.GET('/v1/portal/cohorts/{cohort_id}', { params: { path: { cohort_id: id } } })),
  );
}

export function toKnownCohort({ data, tag }: Answer<Cohort>): KnownCohort {
  return { cohort: data, tag };
}
