import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';

export function AnalyticsHomePage(): JSX.Element {
  const query = useQuery(cohortChoicesQuery);
  return (
    <PageFrame title="Analytics">
      <QueryState query={query}>
        {(cohorts) => {
          const likely = cohorts.find(({ status }) => status === 'open') ?? cohorts[0];
          if (likely === undefined)
            return <EmptyState title="No cohorts yet" hint="Once there is a cohort, this is where its figures are." />;
          return <Navigate to="/cohorts/$cohortId/analytics" params={{ cohortId: likely.id }} replace />;
        }}
      </QueryState>
    </PageFrame>
  );
}
