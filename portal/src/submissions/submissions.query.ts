import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client.js';
import { BY_CURSOR } from '../ui/by-cursor.js';
import { type SubmissionsSearch } from './submissions.search.js';

const PAGE = 25;
const REVIEWS_TAKE_MS = 2_000;

/** A page of what the search shows; asked for again while any of it is still in review. */
export function submissionsQuery({ tab, cohort, decision, ...rest }: SubmissionsSearch, limit = PAGE) {
  const filter = {
    ...rest,
    preview: tab === 'preview' ? 'true' : 'false',
    ...(cohort !== undefined && { cohort_id: cohort }),
    ...(decision !== undefined && { review_status: decision }),
    limit,
  } as const;
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
