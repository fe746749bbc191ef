import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { type Cohort } from '../api/types.js';
import { useMay } from '../session/use-session.js';
import { CohortCount } from '../submissions/cohort-count.js';
import { ButtonLink, TextLink } from '../ui/button-link.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { COHORT_STATUS_WORDS } from '../ui/words.js';
import { WordBadge } from '../ui/word-badge.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { cohortsQuery } from './cohorts.query.js';

const COLUMNS: readonly Column<Cohort>[] = [
  {
    title: 'Name',
    isHeader: true,
    cell: ({ id, name }) => (
      <TextLink to="/cohorts/$cohortId" params={{ cohortId: id }} size="sm" fw={600}>
        {name}
      </TextLink>
    ),
  },
  { title: 'Status', cell: ({ status }) => <WordBadge word={COHORT_STATUS_WORDS[status]} /> },
  { title: 'Opens', cell: ({ opens_at }) => <When at={opens_at} /> },
  { title: 'Closes', cell: ({ closes_at }) => <When at={closes_at} /> },
  { title: 'Price of a review', isNumber: true, cell: ({ review_price }) => review_price },
  { title: 'Submissions', isNumber: true, cell: ({ id, name }) => <CohortCount id={id} name={name} /> },
];

function When({ at }: { readonly at: string | null }): JSX.Element {
  return (
    <Text size="sm" span>
      {at === null ? 'By hand' : <ZonedTime at={at} />}
    </Text>
  );
}

export function CohortsPage(): JSX.Element {
  const mayEdit = useMay('admin');
  const query = useInfiniteQuery(cohortsQuery);
  return (
    <PageFrame
      title="Cohorts"
      intro="Each intake, with what it looks for and how its reviews are weighed."
      actions={mayEdit && <ButtonLink to="/cohorts/new">New cohort</ButtonLink>}
    >
      <QueryState query={query}>
        {({ pages }) => {
          const cohorts = pages.flatMap(({ cohorts }) => cohorts);
          if (cohorts.length === 0)
            return (
              <EmptyState
                title="No cohorts yet"
                hint="A cohort holds the brief by which applications are judged, and the form that they answer."
              >
                {mayEdit && <ButtonLink to="/cohorts/new">Make the first one</ButtonLink>}
              </EmptyState>
            );
          return (
            <>
              <DataTable caption="Cohorts" columns={COLUMNS} rows={cohorts} rowKey={({ id }) => id} />
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
    </PageFrame>
  );
}
