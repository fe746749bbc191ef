import { Paper, SimpleGrid, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Analytics } from './analytics.query.js';

export function Totals({ totals: { submissions, reviewed, decided } }: { readonly totals: Analytics['totals'] }): JSX.Element {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <Total name="Submissions" count={submissions} hint="came in" />
      <Total name="Reviewed" count={reviewed} hint="have a report" />
      <Total name="Decided" count={decided} hint="have a decision of the team" />
    </SimpleGrid>
  );
}

function Total({ name, count, hint }: { readonly name: string; readonly count: number; readonly hint: string }): JSX.Element {
  return (
    <Paper withBorder p="md" role="group" aria-label={`${name}: ${String(count)}`}>
      <Text size="sm" c="dimmed">{name}</Text>
      <Text fw={700} fz={28} lh={1.2}>{count.toLocaleString()}</Text>
      <Text size="xs" c="dimmed">{hint}</Text>
    </Paper>
  );
}
