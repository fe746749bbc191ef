import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type JSX } from 'react';
import { programmeChoicesQuery } from '../programmes/programmes.query.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';

export function AnalyticsHomePage(): JSX.Element {
  const query = useQuery(programmeChoicesQuery);
  return (
    <PageFrame title="Analytics">
      <QueryState query={query}>
        {(programmes) => {
          const likely = programmes.find(({ status }) => status === 'open') ?? programmes[0];
          if (likely === undefined)
            return (
              <EmptyState title="No programmes yet" hint="Once there is a programme, this is where its figures are." />
            );
          return <Navigate to="/programmes/$programmeId/analytics" params={{ programmeId: likely.id }} replace />;
        }}
      </QueryState>
    </PageFrame>
  );
}
