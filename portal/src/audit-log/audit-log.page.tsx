import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { useMay } from '../session/use-session.js';
import { ButtonLink } from '../ui/button-link.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { LoadMore } from '../ui/load-more.js';
import { PageFrame } from '../ui/page-frame.js';
import { QueryState } from '../ui/query-state.js';
import { AuditFilters } from './audit-filters.js';
import { type AuditEntry, auditLogQuery } from './audit-log.query.js';
import { AuditEntryText } from './audit-entry.js';

const route = getRouteApi('/team/audit-log');

// One column, with the time below the sentence: so it fits a phone.
const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'What happened', cell: (entry) => <AuditEntryText entry={entry} /> },
];

export function AuditLogPage(): JSX.Element {
  const mayRead = useMay('admin');
  return (
    <PageFrame
      title="Audit log"
      intro="Who did what, and when. Entries are added by the service itself; nobody can change or remove one."
    >
      {mayRead ? (
        <AuditLog />
      ) : (
        <EmptyState
          title="For admins and owners"
          hint="An owner or admin of your organisation can read the audit log, or change your role so that you can."
        />
      )}
    </PageFrame>
  );
}

function AuditLog(): JSX.Element {
  const search = route.useSearch();
  const query = useInfiniteQuery(auditLogQuery(search));
  return (
    <Stack>
      <AuditFilters />
      <QueryState query={query}>
        {({ pages }) => {
          const found = pages.flatMap(({ audit_log }) => audit_log);
          if (found.length === 0) return <NothingFound />;
          return (
            <>
              <DataTable caption="Audit log" columns={COLUMNS} rows={found} rowKey={({ id }) => id} minWidth={260} />
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

function NothingFound(): JSX.Element {
  return (
    <EmptyState title="Nothing matches these filters" hint="Fewer of them, or more days, show more.">
      <ButtonLink to="/audit-log" search={{}} variant="default">
        Clear all filters
      </ButtonLink>
    </EmptyState>
  );
}
