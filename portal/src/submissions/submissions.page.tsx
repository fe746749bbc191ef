import { Alert, Stack, Tabs } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { ButtonLink } from '../ui/button-link.js';
import { CsvLink } from './csv-link.js';
import { SubmissionFilters } from './submission-filters.js';
import { SubmissionTable } from './submission-table.js';
import { submissionsQuery } from './submissions.query.js';

const route = getRouteApi('/team/submissions');

export function SubmissionsPage(): JSX.Element {
  const { tab = 'live' } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: string | null): void => {
    // What is asked of the one is rarely what is asked of the other, but for the programme.
    void navigate({ search: ({ cohort }) => ({ ...(cohort !== undefined && { cohort }), ...(next === 'preview' && { tab: 'preview' as const }) }) });
  };
  return (
    <PageFrame title="Submissions" intro="Applications that came in, with what their review made of them.">
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="live">Live</Tabs.Tab>
          <Tabs.Tab value="preview">Preview</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <SubmissionList />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}

function SubmissionList(): JSX.Element {
  const search = route.useSearch();
  const query = useInfiniteQuery(submissionsQuery(search));
  const isPreview = search.tab === 'preview';
  return (
    <Stack>
      {isPreview && (
        <Alert color="yellow" title="Previews">Submissions made with a test key. They run through the real review, and count in no statistic and no decision.</Alert>
      )}
      <SubmissionFilters />
      <CsvLink search={search} />
      <QueryState query={query}>
        {({ pages }) => {
          const submissions = pages.flatMap((page) => page.submissions);
          if (submissions.length === 0) return <NothingHere isPreview={isPreview} />;
          return <><SubmissionTable submissions={submissions} isPreview={isPreview} /><LoadMore query={query} /></>;
        }}
      </QueryState>
    </Stack>
  );
}

function NothingHere({ isPreview }: { readonly isPreview: boolean }): JSX.Element {
  const { tab: _, sort: __, ...filters } = route.useSearch();
  const clear = isPreview ? { tab: 'preview' as const } : {};
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState title="Nothing matches these filters" hint="Fewer of them show more.">
        <ButtonLink to="/submissions" search={clear} variant="default">Clear all filters</ButtonLink>
      </EmptyState>
    );
  }
  return isPreview ? (
    <EmptyState title="No previews yet" hint="An application submitted with a test key shows up here within seconds." />
  ) : (
    <EmptyState title="No submissions yet" hint="Applications submitted with a live key show up here. Those of test keys are under Preview." />
  );
}
