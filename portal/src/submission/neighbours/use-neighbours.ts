import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { counted } from '../../submissions/counted.js';
import { submissionsQuery } from '../../submissions/submissions.query.js';
import { type SubmissionsSearch } from '../../submissions/submissions.search.js';

const PAGE = 100;
/** Further down than anybody has looked through a list. */
const MOST_PAGES = 20;

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** As in “3 of 41”; without it when it has left the list, as a decision may make it. */
  readonly position: string | null;
}

/** What stands beside a submission in the list that the reader came from; null when it does not stand in it. */
export function useNeighbours(id: string, search: SubmissionsSearch): Neighbours | null {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(submissionsQuery(search, PAGE));
  const ids = data?.pages.flatMap(({ submissions }) => submissions.map((submission) => submission.id)) ?? [];
  const index = ids.indexOf(id);
  const isCutOff = hasNextPage && (index === -1 || index === ids.length - 1) && (data?.pages.length ?? 0) < MOST_PAGES;
  useEffect(() => {
    if (isCutOff && !isFetching) void fetchNextPage();
  }, [isCutOff, isFetching, fetchNextPage]);
  const [known, setKnown] = useState<{
    readonly id: string;
    readonly previous?: string | undefined;
    readonly next?: string | undefined;
  }>({ id: '' });
  if (index === -1) return known.id === id ? { previous: known.previous, next: known.next, position: null } : null;
  const [previous, next] = [ids[index - 1], ids[index + 1]];
  // Decided on, it may be in this list no more: the reader goes on from where it was.
  if (known.id !== id || known.previous !== previous || known.next !== next) setKnown({ id, previous, next });
  const counts = data?.pages[0]?.counts;
  const all = counted(Math.max(counts?.total ?? 0, ids.length), { is_exact: counts?.is_exact ?? !hasNextPage });
  return { previous, next, position: `${(index + 1).toLocaleString()} of ${all}` };
}
