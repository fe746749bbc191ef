import { Stack, Text } from '@mantine/core';
import { type JSX } from 'react';
import { TextLink } from '../ui/button-link.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { inWords } from '../ui/words.js';
import { type AuditEntry } from './audit-log.query.js';
import { text } from './sentence.js';

interface Line {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const COLUMNS: readonly Column<Line>[] = [
  {
    title: 'Property',
    isHeader: true,
    cell: ({ name }) => (
      <Text size="xs" span>
        {inWords(name)}
      </Text>
    ),
  },
  { title: 'Before', cell: ({ before }) => <Value>{before}</Value> },
  { title: 'After', cell: ({ after }) => <Value>{after}</Value> },
];

function Value({ children }: { readonly children: string }): JSX.Element {
  return (
    <Text size="xs" span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {children}
    </Text>
  );
}

/** What it was and what it became, and where the request came from. */
export function Difference({ entry }: { readonly entry: AuditEntry }): JSX.Element {
  const before: Record<string, unknown> = entry.before ?? {};
  const after: Record<string, unknown> = entry.after ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.map((name) => ({ name, before: text(before[name]), after: text(after[name]) }));
  return (
    <Stack gap={4}>
      {lines.length > 0 && (
        <DataTable
          caption="Before and after"
          columns={COLUMNS}
          rows={lines}
          rowKey={({ name }) => name}
          minWidth={240}
        />
      )}
      <Text size="xs" c="dimmed" fw={400} style={{ overflowWrap: 'anywhere' }}>
        {entry.address !== null && `From ${entry.address}. `}
        {entry.request_id !== null && `Request ${entry.request_id}. `}
        <TextLink to="/audit-log" search={{ target: entry.target_id }} inherit underline="always">
          All that was done to the same
        </TextLink>
      </Text>
    </Stack>
  );
}
