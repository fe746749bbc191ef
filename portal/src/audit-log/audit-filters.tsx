import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { membersQuery } from '../members/members.query.js';
import { ButtonLink } from '../ui/button-link.js';
import { readAuditSearch } from './audit-log.search.js';
import { ACTION_WORDS, TARGET_WORDS } from './audit-words.js';

const route = getRouteApi('/team/audit-log');
const ANY = { value: '', label: 'Any' };

/** Each filter is a part of the address; this only changes it. */
export function AuditFilters(): JSX.Element {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useInfiniteQuery(membersQuery);
  const members = data?.pages.flatMap((page) => page.members) ?? [];
  const chosen = (name: 'action' | 'actor' | 'kind' | 'from' | 'to') => ({
    value: search[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      void navigate({ search: (current) => readAuditSearch({ ...current, [name]: value }), replace: true });
    },
  });
  return (
    <Group align="flex-end" gap="sm" role="search" aria-label="Filter the audit log">
      <NativeSelect
        maw="12rem"
        label="Who"
        data={[ANY, ...members.map(({ id, email }) => ({ value: id, label: email }))]}
        {...chosen('actor')}
      />
      <NativeSelect
        maw="12rem"
        label="Did"
        data={[ANY, ...Object.entries(ACTION_WORDS).map(([value, { label }]) => ({ value, label }))]}
        {...chosen('action')}
      />
      <NativeSelect
        maw="12rem"
        label="About"
        data={[ANY, ...Object.entries(TARGET_WORDS).map(([value, label]) => ({ value, label }))]}
        {...chosen('kind')}
      />
      <TextInput type="date" label="From day" {...chosen('from')} />
      <TextInput type="date" label="To day" {...chosen('to')} />
      {search.target !== undefined && (
        <ButtonLink to="/audit-log" search={({ target: _, ...rest }) => rest} variant="light">
          Of everything, not of this one alone
        </ButtonLink>
      )}
    </Group>
  );
}
