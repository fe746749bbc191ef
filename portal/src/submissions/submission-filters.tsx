import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type JSX } from 'react';
import { cohortChoicesQuery } from '../cohorts/cohorts.query.js';
import { ButtonLink } from '../ui/button-link.js';
import { DECISION_WORDS, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';
import { counted } from './counted.js';
import { type Counts } from './submissions.query.js';
import { readSubmissionsSearch, SORTS, USUAL_SORT } from './submissions.search.js';

const route = getRouteApi('/team/submissions');
const FILTERS = ['q', 'cohort', 'status', 'decision', 'verdict', 'flagged'] as const;

/** Each filter is a part of the address; this only changes it. Each choice says how many it would show. */
export function SubmissionFilters({ counts }: { readonly counts: Counts | null }): JSX.Element {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const set = (name: string, value: string | boolean): void => {
    void navigate({ search: (current) => readSubmissionsSearch({ ...current, [name]: value }) });
  };
  const [isOpen, { toggle }] = useDisclosure(false);
  const isFiltered = FILTERS.some((name) => search[name] !== undefined);
  const choice = (value: string, label: string, count: number | undefined) => ({
    value,
    label: count === undefined ? label : `${label} (${counted(count, counts ?? undefined)})`,
  });
  const choices = (words: Record<string, { readonly label: string }>, by: Record<string, number> | undefined) =>
    Object.entries(words).map(([name, { label }]) => choice(name, label, by?.[name]));
  const select = (
    label: string,
    name: 'cohort' | 'status' | 'decision' | 'verdict' | 'flagged',
    unchosen: string,
    data: { value: string; label: string }[],
  ): JSX.Element => (
    <NativeSelect
      size="xs"
      aria-label={label}
      maw="11rem"
      data={[{ value: '', label: unchosen }, ...data]}
      value={String(search[name] ?? '')}
      onChange={({ currentTarget: { value } }) => {
        set(name, name === 'flagged' && value !== '' ? value === 'true' : value);
      }}
    />
  );
  const ofCohort = (id: string) =>
    counts === null ? undefined : (counts.by_cohort.find(({ cohort_id }) => cohort_id === id)?.count ?? 0);
  return (
    <Group gap="xs" role="search" aria-label="Filter submissions">
      <SearchField
        key={search.q ?? ''}
        initial={search.q ?? ''}
        onSearch={(text) => {
          set('q', text);
        }}
      />
      <Button hiddenFrom="sm" size="xs" variant="default" px="sm" aria-expanded={isOpen} onClick={toggle}>
        Filters
      </Button>
      <Group gap="xs" {...(!isOpen && { visibleFrom: 'sm' as const })}>
        {select(
          'Cohort',
          'cohort',
          'Any cohort',
          cohorts.map(({ id, name }) => choice(id, name, ofCohort(id))),
        )}
        {select('Status', 'status', 'Any status', choices(STATUS_WORDS, counts?.by_status))}
        {search.tab !== 'preview' &&
          select('Decision', 'decision', 'Any decision', choices(DECISION_WORDS, counts?.by_review_status))}
        {select('Verdict', 'verdict', 'Any verdict', choices(VERDICT_WORDS, counts?.by_verdict))}
        {select('Flags', 'flagged', 'Flagged or not', [
          choice('true', 'Flagged', counts?.flagged),
          { value: 'false', label: 'Not flagged' },
        ])}
        <NativeSelect
          size="xs"
          aria-label="Order"
          hiddenFrom="sm"
          data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          value={search.sort ?? USUAL_SORT}
          onChange={({ currentTarget: { value } }) => {
            set('sort', value === USUAL_SORT ? '' : value);
          }}
        />
      </Group>
      {isFiltered && (
        <ButtonLink
          to="/submissions"
          search={search.tab === 'preview' ? { tab: 'preview' } : {}}
          size="xs"
          variant="subtle"
          px="xs"
        >
          Clear
        </ButtonLink>
      )}
      {isFiltered && counts !== null && (
        <Text size="sm" c="dimmed" role="status">
          {counted(counts.total, counts)} found
        </Text>
      )}
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
      style={{ flex: '1 1 10rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('q');
        onSearch(typeof text === 'string' ? text.trim() : '');
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <TextInput
          size="xs"
          name="q"
          type="search"
          aria-label="Search"
          placeholder="Venture, name, e-mail, reference"
          defaultValue={initial}
          maxLength={254}
          style={{ flex: 1 }}
        />
        <Button type="submit" size="xs" variant="default" px="sm">
          Find
        </Button>
      </Group>
    </form>
  );
}
