import { Paper, SimpleGrid, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type SubmissionsSearch } from '../submissions/submissions.search.js';
import { TextLink } from '../ui/button-link.js';
import { type Analytics } from './analytics.query.js';

export function Totals({
  cohort,
  totals: { submissions, reviewed, decided },
}: {
  readonly cohort: string;
  readonly totals: Analytics['totals'];
}): JSX.Element {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <Total name="Submissions" count={submissions} hint="came in" search={{ cohort }} />
      <Total name="Reviewed" count={reviewed} hint="have a report" search={{ cohort, status: 'complete' }} />
      <Total name="Decided" count={decided} hint="have a decision of the team" />
    </SimpleGrid>
  );
}

function Total({
  name,
  count,
  hint,
  search,
}: {
  readonly name: string;
  readonly count: number;
  readonly hint: string;
  readonly search?: SubmissionsSearch;
}): JSX.Element {
  return (
    <Paper withBorder p="md" role="group" aria-label={`${name}: ${String(count)}`}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {search === undefined ? (
        <Text fw={700} fz={28} lh={1.2}>
          {count.toLocaleString()}
        </Text>
      ) : (
        <TextLink
          to="/submissions"
          search={search}
          fw={700}
          fz={28}
          lh={1.2}
          aria-label={`${name}: ${String(count)}, show them`}
        >
          {count.toLocaleString()}
        </TextLink>
      )}
      <Text size="xs" c="dimmed">
        {hint}
      </Text>
    </Paper>
  );
}
