import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { type paths } from '../api/schema.js';
import { BY_CURSOR } from '../ui/by-cursor.js';
import { type SubmissionsSearch, USUAL_SORT } from './submissions.search.js';

const PAGE = 25;
const REVIEWS_TAKE_MS = 2_000;

/** What the API is asked for, in its own words. */
function filterOf({ tab, cohort, decision, ...rest }: SubmissionsSearch) {
  return {
    sort: USUAL_SORT,
    ...rest,
    preview: tab === 'preview' ? 'true' : 'false',
    ...(cohort !== undefined && { cohort_id: cohort }),
    ...(decision !== undefined && { review_status: decision }),
  } as const;
}

/** The browser itself fetches the file, so that it is stored as it comes, however long it is. */
export function csvAddress(search: SubmissionsSearch): string {
  const path: keyof paths = '/v1/portal/submissions.csv';
  return `${path}?${new URLSearchParams(filterOf(search)).toString()}`;
}

/** A page of what the search shows; asked for again while any of it is still in review. */
export function submissionsQuery(search: SubmissionsSearch, limit = PAGE) {
  const filter = { ...filterOf(search), limit };
  return infiniteQueryOptions({
    queryKey: ['submissions', filter],
    queryFn: ({ pageParam: cursor }) =>
      bodyOf(api.GET('/v1/portal/submissions', { params: { query: { ...filter, ...(cursor !== undefined && { cursor }) } } })),
    ...BY_CURSOR,
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap(({ submissions }) => submissions) ?? [];
      return shown.some(({ status }) => status === 'pending' || status === 'processing') && REVIEWS_TAKE_MS;
    },
  });
}
