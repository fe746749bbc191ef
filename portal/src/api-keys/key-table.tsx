import { Badge, Code, Group, Text } from '@mantine/core';
import { type JSX } from 'react';
import { type ApiKey } from '../api/types.js';
import { useCohortName } from '../cohorts/use-cohort-names.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { toDate, ZonedTime } from '../ui/zoned-time.js';
import { RevokeKey } from './revoke-key.js';
import { RotateKey } from './rotate-key.js';

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly mayEdit: boolean;
}

export function KeyTable({ keys, mayEdit }: KeyTableProps): JSX.Element {
  const cohortName = useCohortName('All');
  const columns: Column<ApiKey>[] = [
    { title: 'Name', isHeader: true, cell: (key) => <Name apiKey={key} /> },
    { title: 'Key', cell: ({ hint }) => <Code style={{ whiteSpace: 'nowrap' }}>{hint}</Code> },
    { title: 'May', cell: ({ scopes }) => <Text size="xs">{scopes.join(', ')}</Text> },
    { title: 'Cohort', cell: ({ cohort_id }) => <Text size="sm">{cohortName(cohort_id)}</Text> },
    {
      title: 'Last used',
      cell: ({ last_used_at }) => (
        <Text size="sm" span>
          {last_used_at === null ? 'Never' : <ZonedTime at={last_used_at} />}
        </Text>
      ),
    },
    { title: 'State', cell: (key) => <State apiKey={key} /> },
    ...(mayEdit
      ? [
          {
            title: 'Actions',
            cell: (key: ApiKey) =>
              key.revoked_at === null && (
                <Group gap="xs" wrap="nowrap">
                  <RotateKey apiKey={key} />
                  <RevokeKey apiKey={key} />
                </Group>
              ),
          },
        ]
      : []),
  ];
  return <DataTable caption="API keys" columns={columns} rows={keys} rowKey={({ id }) => id} minWidth={960} />;
}

function Name({ apiKey: { name, environment } }: { readonly apiKey: ApiKey }): JSX.Element {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" fw={600} miw="6rem">
        {name}
      </Text>
      <Badge
        variant="light"
        size="sm"
        tt="none"
        color={environment === 'live' ? 'teal' : 'yellow'}
        style={{ flexShrink: 0 }}
      >
        {environment === 'live' ? 'Live' : 'Test'}
      </Badge>
    </Group>
  );
}

function State({ apiKey: { revoked_at, expires_at } }: { readonly apiKey: ApiKey }): JSX.Element {
  if (revoked_at !== null)
    return (
      <Text size="sm" span>
        Revoked <ZonedTime at={revoked_at} />
      </Text>
    );
  if (expires_at === null)
    return (
      <Text size="sm" span>
        Active
      </Text>
    );
  const isOver = toDate(expires_at).getTime() <= Date.now();
  return (
    <Text size="sm" span>
      {isOver ? 'Expired' : 'Active until'} <ZonedTime at={expires_at} />
    </Text>
  );
}
