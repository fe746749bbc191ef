import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import { type JSX } from 'react';
import { type Cohort } from '../api/types.js';
import { formQuery } from '../programmes/form.query.js';
import { programmeChoicesQuery } from '../programmes/programmes.query.js';
import { useMay } from '../session/use-session.js';
import { ButtonLink } from '../ui/button-link.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { Environments } from './environments.js';
import { FirstCalls } from './first-calls.js';

const route = getRouteApi('/team/start');

export function StartPage(): JSX.Element {
  const query = useQuery(programmeChoicesQuery);
  return (
    <PageFrame
      title="Quick start"
      intro="From nothing to a report in four calls, ready to paste. All of it is done with a test key: what it submits is reviewed, and counts in no statistic."
    >
      <Stack gap="lg">
        <Environments />
        <QueryState query={query}>
          {(programmes) => {
            const open = programmes.filter(({ status }) => status === 'open');
            return open.length === 0 ? <NoneOpen hasAny={programmes.length > 0} /> : <Calls open={open} />;
          }}
        </QueryState>
      </Stack>
    </PageFrame>
  );
}

function Calls({ open }: { readonly open: readonly Cohort[] }): JSX.Element | null {
  const { cohort } = route.useSearch();
  const programme = open.find(({ id }) => id === cohort) ?? open[0];
  const query = useQuery({ ...formQuery(programme?.id ?? ''), enabled: programme !== undefined });
  if (programme === undefined) return null;
  return (
    <QueryState query={query}>
      {({ fields }) => <FirstCalls open={open} programme={programme} fields={fields} />}
    </QueryState>
  );
}

function NoneOpen({ hasAny }: { readonly hasAny: boolean }): JSX.Element {
  const mayEdit = useMay('admin');
  return (
    <EmptyState
      title="No programme is open"
      hint="Applications can be submitted once a programme is open: test ones too."
    >
      {mayEdit &&
        (hasAny ? (
          <ButtonLink to="/programmes">To the programmes</ButtonLink>
        ) : (
          <ButtonLink to="/programmes/new">New programme</ButtonLink>
        ))}
    </EmptyState>
  );
}
