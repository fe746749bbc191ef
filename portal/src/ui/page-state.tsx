import { type UseQueryResult } from '@tanstack/react-query';
import { type JSX, type ReactNode } from 'react';
import { PageFrame } from './page-frame.js';
import { QueryState } from './query-state.js';

interface PageStateProps<T> {
  readonly query: UseQueryResult<T>;
  /** What the page is called until it is known, or when there is none. */
  readonly title: string;
  readonly children: (data: T) => ReactNode;
}

/** A page that is about what a query brings: has its heading also while that is on its way, and where it did not come. */
export function PageState<T>({ query, title, children }: PageStateProps<T>): JSX.Element {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return (
    <PageFrame title={title}>
      <QueryState query={query}>{children}</QueryState>
    </PageFrame>
  );
}
