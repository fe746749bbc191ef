import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import { type JSX } from 'react';
import { type Cohort } from '../api/types.js';
import { formQuery } from '../cohorts/form.query.js';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { useMay } from '../session/use-session.js';
import { ButtonLink } from '../ui/button-link.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { Environments } from './environments.js';
import { FirstCalls } from './first-calls.js';

const route = getRouteApi('/team/start');

export function StartPage(): JSX.Element {
  const query = useQuery(cohortChoicesQuery);
  return (
    <PageFrame
      title="Quick start"
      intro="From nothing to a report in four calls, ready to paste. All of it is done with a test key: what it submits is reviewed, and counts in no statistic."
    >
      <Stack gap="lg">
        <Environments />
        <QueryState query={query}>
          {(cohorts) => {
            const open = cohorts.filter(({ status }) => status === 'open');
            return open.length === 0 ? <NoneOpen hasAny={cohorts.length > 0} /> : <Calls open={open} />;
          }}
        </QueryState>
      </Stack>
    </PageFrame>
  );
}

function Calls({ open }: { readonly open: readonly Cohort[] }): JSX.Element | null {
  const { cohort: chosen } = route.useSearch();
  const cohort = open.find(({ id }) => id === chosen) ?? open[0];
  const query = useQuery({ ...formQuery(cohort?.id ?? ''), enabled: cohort !== undefined });
  if (cohort === undefined) return null;
  return (
    <QueryState query={query}>{({ fields }) => <FirstCalls open={open} cohort={cohort} fields={fields} />}</QueryState>
  );
}

function NoneOpen({ hasAny }: { readonly hasAny: boolean }): JSX.Element {
  const mayEdit = useMay('admin');
  return (
    <EmptyState title="No cohort is open" hint="Applications can be submitted once a cohort is open: test ones too.">
      {mayEdit &&
        (hasAny ? (
          <ButtonLink to="/cohorts">To the cohorts</ButtonLink>
        ) : (
          <ButtonLink to="/cohorts/new">New cohort</ButtonLink>
        ))}
    </EmptyState>
  );
}
