import { Anchor, Text } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { type JSX } from 'react';
import { useCohortName } from '../cohorts/use-cohort-names.js';
import { type Column, DataTable } from '../ui/data-table.js';
import { WordBadge } from '../ui/word-badge.js';
import { ZonedTime } from '../ui/zoned-time.js';
import { eventsOf, stateWord } from './webhook-words.js';
import { type Webhook } from './webhooks.query.js';

const WebhookLink = createLink(Anchor<'a'>);

export function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }): JSX.Element {
  const cohortName = useCohortName('All');
  const columns: readonly Column<Webhook>[] = [
    {
      title: 'Address',
      isHeader: true,
      cell: ({ id, url }) => (
        <WebhookLink
          to="/webhooks/$webhookId"
          params={{ webhookId: id }}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {url}
        </WebhookLink>
      ),
    },
    { title: 'Told of', cell: (webhook) => <Text size="xs">{eventsOf(webhook)}</Text> },
    { title: 'Cohort', cell: ({ cohort_id }) => <Text size="sm">{cohortName(cohort_id)}</Text> },
    {
      title: 'Last delivered',
      cell: ({ last_success_at }) => (
        <Text size="sm" span>
          {last_success_at === null ? 'Never' : <ZonedTime at={last_success_at} />}
        </Text>
      ),
    },
    { title: 'State', cell: (webhook) => <WordBadge word={stateWord(webhook)} size="sm" /> },
  ];
  return <DataTable caption="Webhooks" columns={columns} rows={webhooks} rowKey={({ id }) => id} minWidth={760} />;
}
