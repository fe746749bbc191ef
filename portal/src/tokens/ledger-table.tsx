import { Badge, Text } from '@mantine/core';
import { type JSX } from 'react';
import { nameWithReference } from '../submissions/title.js';
import { TextLink } from '../ui/button-link.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { type TokenEntry } from './tokens.query.js';

const KIND_WORDS: Record<TokenEntry['kind'], string> = {
  grant: 'Granted',
  reserve: 'Set aside for a review',
  settle: 'Spent: its review is done',
  release: 'Given back',
};

const COLUMNS: readonly Column<TokenEntry>[] = [
  {
    title: 'When',
    cell: ({ created_at }) => (
      <Text size="sm" span>
        <ZonedTime at={created_at} />
      </Text>
    ),
  },
  {
    title: 'What',
    isHeader: true,
    cell: ({ kind }) => (
      <Text size="sm" span>
        {KIND_WORDS[kind]}
      </Text>
    ),
  },
  {
    title: 'Amount',
    isNumber: true,
    cell: ({ kind, amount }) =>
      kind === 'settle' ? 'as set aside' : amount.toLocaleString(undefined, { signDisplay: 'exceptZero' }),
  },
  { title: 'Balance after', isNumber: true, cell: ({ balance_after }) => balance_after.toLocaleString() },
  { title: 'For', cell: (entry) => <Purpose entry={entry} /> },
];

export function LedgerTable({ entries }: { readonly entries: readonly TokenEntry[] }): JSX.Element {
  return (
    <DataTable
      caption="Token ledger, newest first"
      columns={COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
      minWidth={760}
    />
  );
}

function Purpose({ entry: { submission_id: id, submission, env, note } }: { readonly entry: TokenEntry }): JSX.Element {
  if (id === null)
    return (
      <Text size="sm" span>
        {note ?? ''}
      </Text>
    );
  return (
    <>
      {submission?.is_erased === false ? (
        <TextLink to="/submissions/$submissionId" params={{ submissionId: id }} size="sm">
          {nameWithReference(submission)}
        </TextLink>
      ) : (
        <Text size="sm" span>
          {submission?.reference ?? `Submission …${id.slice(-6)}`}, erased
        </Text>
      )}
      {env === 'test' && (
        <Badge ml="xs" size="sm" variant="light" color="yellow" tt="none">
          Test
        </Badge>
      )}
    </>
  );
}
