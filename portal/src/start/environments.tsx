import { Text } from '@mantine/core';
import { type JSX } from 'react';
import { type Column, DataTable } from '../ui/data-table.js';
import { Panel } from '../ui/panel.js';

interface Environment {
  readonly name: string;
  readonly key: string;
  readonly where: string;
  readonly meaning: string;
}

const ENVIRONMENTS: readonly Environment[] = [
  { name: 'Sandbox', key: 'Test key', where: '/v1/api/sandbox/…', meaning: 'Fixed answers, at once. Nothing is stored, reviewed or charged. To build against, also for every error.' },
  { name: 'Test', key: 'Test key', where: '/v1/api/…', meaning: 'The real review of real answers, as a preview: under Submissions, Preview. Counts in no statistic, takes no decision.' },
  { name: 'Live', key: 'Live key', where: '/v1/api/…', meaning: 'The real thing: under Submissions, Live, on the board and in the analytics.' },
];

const COLUMNS: readonly Column<Environment>[] = [
  { title: 'Environment', isHeader: true, cell: ({ name }) => name },
  { title: 'Needs', cell: ({ key }) => <Text size="sm" span style={{ whiteSpace: 'nowrap' }}>{key}</Text> },
  { title: 'Address', cell: ({ where }) => <Text size="sm" span ff="monospace" style={{ whiteSpace: 'nowrap' }}>{where}</Text> },
  { title: 'What happens', cell: ({ meaning }) => <Text size="sm" span>{meaning}</Text> },
];

export function Environments(): JSX.Element {
  return <Panel title="Sandbox, test or live"><DataTable caption="Environments" columns={COLUMNS} rows={ENVIRONMENTS} rowKey={({ name }) => name} /></Panel>;
}
