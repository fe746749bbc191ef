import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, api, bodyOf } from '../api/client.js';
import { type Cohort } from '../api/types.js';
import { BY_CURSOR } from '../ui/by-cursor.js';

const PAGE = 50;
const MOST_TO_CHOOSE_FROM = 100;

/** Newest first, page by page. */
export const programmesQuery = infiniteQueryOptions({
  queryKey: ['programmes', 'pages'],
  queryFn: ({ pageParam: cursor }) =>
    bodyOf(
      api.GET('/v1/portal/cohorts', { params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } } }),
    ),
  ...BY_CURSOR,
});

/** The newest, to choose from and to name others by. */
export const programmeChoicesQuery = queryOptions({
  queryKey: ['programmes', 'choices'],
  queryFn: async (): Promise<Cohort[]> =>
    (await bodyOf(api.GET('/v1/portal/cohorts', { params: { query: { limit: MOST_TO_CHOOSE_FROM } } }))).cohorts,
  staleTime: 30_000,
});

/** A programme with the tag of the state that it shows, on which a change is made. */
export interface KnownProgramme {
  readonly programme: Cohort;
  readonly tag: string;
}

export function knownProgrammeQuery(id: string) {
  return queryOptions({ queryKey: ['programmes', 'one', id], queryFn: () => readProgramme(id) });
}

export function programmeQuery(id: string) {
  return queryOptions({ ...knownProgrammeQuery(id), select: ({ programme }: KnownProgramme) => programme });
}

export async function readProgramme(id: string): Promise<KnownProgramme> {
  return toKnownProgramme(
    await answerOf(api.GET('/v1/portal/cohorts/{cohort_id}', { params: { path: { cohort_id: id } } })),
  );
}

export function toKnownProgramme({ data, tag }: Answer<Cohort>): KnownProgramme {
  return { programme: data, tag };
}
