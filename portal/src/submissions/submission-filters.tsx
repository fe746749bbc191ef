import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { programmeChoicesQuery } from '../programmes/programmes.query.js';
import { ButtonLink } from '../ui/button-link.js';
import { DECISION_WORDS, optionsOf, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';
import { readSubmissionsSearch, SORTS, USUAL_SORT } from './submissions.search.js';

const route = getRouteApi('/team/submissions');
const FILTERS = ['q', 'cohort', 'status', 'decision', 'verdict'] as const;
const ANY = { value: '', label: 'Any' };

/** Each filter is a part of the address; this only changes it. */
export function SubmissionFilters(): JSX.Element {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: programmes = [] } = useQuery(programmeChoicesQuery);
  const set = (name: string, value: string): void => {
    void navigate({ search: (current) => readSubmissionsSearch({ ...current, [name]: value }) });
  };
  const isFiltered = FILTERS.some((name) => search[name] !== undefined);
  const chosen = (name: 'cohort' | 'status' | 'decision' | 'verdict') => ({
    value: search[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => { set(name, event.currentTarget.value); },
  });
  return (
    <Group align="flex-end" gap="sm" role="search" aria-label="Filter submissions">
      <SearchField key={search.q ?? ''} initial={search.q ?? ''} onSearch={(text) => { set('q', text); }} />
      <NativeSelect size="xs" label="Programme" maw="12rem" data={[ANY, ...programmes.map(({ id, name }) => ({ value: id, label: name }))]} {...chosen('cohort')} />
      <NativeSelect size="xs" label="Status" data={[ANY, ...optionsOf(STATUS_WORDS)]} {...chosen('status')} />
      {search.tab !== 'preview' && <NativeSelect size="xs" label="Decision" data={[ANY, ...optionsOf(DECISION_WORDS)]} {...chosen('decision')} />}
      <NativeSelect size="xs" label="Verdict" data={[ANY, ...optionsOf(VERDICT_WORDS)]} {...chosen('verdict')} />
      <NativeSelect
        size="xs"
        label="Order"
        data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
        value={search.sort ?? USUAL_SORT}
        onChange={(event) => { set('sort', event.currentTarget.value === USUAL_SORT ? '' : event.currentTarget.value); }}
      />
      {isFiltered && <ButtonLink to="/submissions" search={search.tab === 'preview' ? { tab: 'preview' } : {}} size="xs" variant="subtle">Clear</ButtonLink>}
    </Group>
  );
}

interface SearchFieldProps {
  readonly initial: string;
  readonly onSearch: (text: string) => void;
}

function SearchField({ initial, onSearch }: SearchFieldProps): JSX.Element {
  return (
    <form
      style={{ flex: '1 1 11rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('q');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput size="xs" name="q" type="search" label="Search" placeholder="Name, e-mail, reference" defaultValue={initial} maxLength={254} style={{ flex: 1 }} />
        <Button type="submit" size="xs" variant="default" px="sm">Find</Button>
      </Group>
    </form>
  );
}
