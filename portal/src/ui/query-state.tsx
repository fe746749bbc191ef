import { type UseQueryResult } from '@tanstack/react-query';
import { type JSX, type ReactNode } from 'react';
import { isGone } from '../api/problem.js';
import { ErrorState } from './error-state.js';
import { LoadingState } from './loading-state.js';

interface QueryStateProps<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** What a query brings: its data, or that it is on its way, or why it did not come. Data that is there stays, unless it was erased. */
export function QueryState<T>({ query, children }: QueryStateProps<T>): JSX.Element {
  if (query.data !== undefined && !isGone(query.error)) return <>{children(query.data)}</>;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingState />;
}
