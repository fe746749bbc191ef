import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { type components, type paths } from '../api/schema.js';
import { BY_CURSOR } from '../ui/by-cursor.js';
import { type SubmissionsSearch, USUAL_SORT } from './submissions.search.js';

export type Counts = components['schemas']['SubmissionCounts'];

/** As many as there may be, so that a reader who goes far down waits for few answers. */
export const PAGE = 100;
const REVIEWS_TAKE_MS = 2_000;
const ARRIVALS_MS = 20_000;

/** What the API is asked for, in its own words. */
function filterOf({ tab, cohort, decision, flagged, ...rest }: SubmissionsSearch) {
  return {
    sort: USUAL_SORT,
    ...rest,
    preview: tab === 'preview' ? 'true' : 'false',
    ...(cohort !== undefined && { cohort_id: cohort }),
    ...(decision !== undefined && { review_status: decision }),
    ...(flagged !== undefined && { flagged: flagged ? ('true' as const) : ('false' as const) }),
  } as const;
}

/** For people, in their own zone. The browser itself fetches the file, so that it is stored as it comes, however long it is. */
export function csvAddress(search: SubmissionsSearch): string {
  const path: keyof paths = '/v1/portal/submissions.csv';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${path}?${new URLSearchParams({ ...filterOf(search), layout: 'people', time_zone: timeZone }).toString()}`;
}

/** A page of what the search shows; asked for again for what comes in, and more often while any of it is still in review. */
export function submissionsQuery(search: SubmissionsSearch, limit = PAGE) {
  const filter = { ...filterOf(search), limit };
  return infiniteQueryOptions({
    queryKey: ['submissions', filter],
    queryFn: ({ pageParam: cursor }) =>
      bodyOf(
        api.GET('/v1/portal/submissions', {
          params: { query: { ...filter, ...(cursor !== undefined && { cursor }) } },
        }),
      ),
    ...BY_CURSOR,
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const isInReview = pages.some(({ submissions }) =>
        submissions.some(({ status }) => status === 'pending' || status === 'processing'),
      );
      // All of them are asked for again.
      return (isInReview ? REVIEWS_TAKE_MS : ARRIVALS_MS) * Math.max(pages.length, 1);
    },
  });
}

/** How many there are of what the search shows, without what they are. */
export function countsQuery(search: SubmissionsSearch) {
  return queryOptions({
    queryKey: ['submissions', 'counts', filterOf(search)],
    queryFn: async () => {
      const { counts } = await bodyOf(
        api.GET('/v1/portal/submissions', { params: { query: { ...filterOf(search), limit: 1 } } }),
      );
      return counts;
    },
    refetchInterval: ARRIVALS_MS,
  });
}
