import { Alert, Box, Stack, Tabs, Text } from '@mantine/core';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { CopyButton } from '../ui/copy-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { type LongList } from '../ui/long-rows.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { ButtonLink } from '../ui/button-link.js';
import { CsvLink } from './csv-link.js';
import { SubmissionFilters } from './submission-filters.js';
import { SubmissionTable } from './submission-table.js';
import { counted } from './counted.js';
import { type Counts, countsQuery, PAGE, submissionsQuery } from './submissions.query.js';

const route = getRouteApi('/team/submissions');

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<{ counts: Counts | null }>>,
  'data' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>;

export function SubmissionsPage(): JSX.Element {
  const search = route.useSearch();
  const { tab = 'live' } = search;
  const navigate = route.useNavigate();
  const show = (next: string | null): void => {
    // What is asked of the one is rarely what is asked of the other, but for the cohort.
    void navigate({
      search: ({ cohort }) => ({
        ...(cohort !== undefined && { cohort }),
        ...(next === 'preview' && { tab: 'preview' as const }),
      }),
    });
  };
  return (
    <PageFrame
      title="Submissions"
      intro="Applications that came in, with what their review made of them."
      actions={<CsvLink search={search} />}
    >
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="live">
            Live <TabCount />
          </Tabs.Tab>
          <Tabs.Tab value="preview">
            Preview <TabCount tab="preview" />
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} pt="sm">
          <SubmissionList key={tab} />
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  );
}

/** How many the tab has of the cohort that is chosen, which stays when it is changed to. */
function TabCount({ tab }: { readonly tab?: 'preview' }): JSX.Element | null {
  const { cohort } = route.useSearch();
  const { data } = useQuery({
    ...countsQuery({ ...(tab !== undefined && { tab }), ...(cohort !== undefined && { cohort }) }),
    placeholderData: keepPreviousData,
  });
  return data == null ? null : (
    <Text span size="sm" c="dimmed">
      {counted(data.total)}
    </Text>
  );
}

function SubmissionList(): JSX.Element {
  const search = route.useSearch();
  const isPreview = search.tab === 'preview';
  const { tab: _, sort: __, ...filters } = search;
  const isFiltered = Object.keys(filters).length > 0;
  // Rows stay until the new ones are there. The tab begins anew: previews and live submissions are never taken for each other.
  const query = useInfiniteQuery({ ...submissionsQuery(search), placeholderData: keepPreviousData });
  const isEmpty = query.data?.pages[0]?.submissions.length === 0;
  const counts = query.data?.pages[0]?.counts ?? null;
  return (
    <Stack gap="sm">
      {isPreview && (
        <Alert color="yellow" title="Previews">
          Submissions made with a test key. They run through the real review, and count in no statistic and no decision.
        </Alert>
      )}
      {(isFiltered || !isEmpty) && <SubmissionFilters counts={counts} />}
      <QueryState query={query}>
        {({ pages }) => {
          const submissions = pages.flatMap((page) => page.submissions);
          if (submissions.length === 0) return <NothingHere isPreview={isPreview} />;
          return (
            <Box aria-busy={query.isPlaceholderData} opacity={query.isPlaceholderData ? 0.5 : 1}>
              <SubmissionTable
                submissions={submissions}
                list={longList(query, submissions.length)}
                isPreview={isPreview}
              />
              {query.isFetchNextPageError && <LoadMore query={query} />}
            </Box>
          );
        }}
      </QueryState>
    </Stack>
  );
}

/** Where there may be more than are counted, as far as one more page. */
function longList(
  { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages,
  here: number,
): LongList {
  const counts = data?.pages[0]?.counts;
  const known = counts?.is_exact === true ? counts.total : here + PAGE;
  return {
    total: hasNextPage ? Math.max(known, here + 1) : here,
    hasMore: hasNextPage && !isFetchNextPageError,
    isFetching,
    onMore: () => void fetchNextPage(),
  };
}

function NothingHere({ isPreview }: { readonly isPreview: boolean }): JSX.Element {
  const { tab: _, sort: __, ...filters } = route.useSearch();
  const clear = isPreview ? { tab: 'preview' as const } : {};
  if (Object.keys(filters).length > 0) {
    return (
      <EmptyState title="Nothing matches these filters" hint="Fewer of them show more.">
        <ButtonLink to="/submissions" search={clear} variant="default">
          Clear all filters
        </ButtonLink>
      </EmptyState>
    );
  }
  return isPreview ? (
    <EmptyState title="No previews yet" hint="An application submitted with a test key shows up here within seconds." />
  ) : (
    <FirstSteps />
  );
}

/** For an organisation that nobody has applied to yet: where applications come from, with the address to hand on. */
function FirstSteps(): JSX.Element {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const shown = cohorts.find(({ status, public_form }) => status === 'open' && public_form);
  const hint =
    shown === undefined
      ? 'Applicants send them by the public form of an open cohort, which is switched on in its settings; clients send them with a live key. Those of test keys are under Preview.'
      : `Applicants send them by the public form of “${shown.name}”: hand its address on. Programs send them with a live key; those of test keys are under Preview.`;
  return (
    <EmptyState title="No submissions yet" hint={hint}>
      {shown !== undefined && (
        <CopyButton value={`${location.origin}/apply/${shown.id}`} label="Copy the address of the form" />
      )}
      <ButtonLink to="/cohorts" variant="default" size="compact-sm">
        To the cohorts
      </ButtonLink>
      <ButtonLink to="/start" variant="default" size="compact-sm">
        Quick start for developers
      </ButtonLink>
    </EmptyState>
  );
}
