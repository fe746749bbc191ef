/** For `useInfiniteQuery` on a list of the API: the next page is asked for by the cursor that came with the last one. */
export const BY_CURSOR = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }): string | undefined => next_cursor ?? undefined,
};
