import { Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type JSX } from 'react';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadMore } from '../../ui/load-more.js';
import { QueryState } from '../../ui/query-state.js';
import { deliveriesQuery, type Webhook } from '../webhooks.query.js';
import { DeliveryCard } from './delivery-card.js';

/** What was sent in the last 30 days, and is still to be sent. */
export function Deliveries({ webhook: { id } }: { readonly webhook: Webhook }): JSX.Element {
  const query = useInfiniteQuery(deliveriesQuery(id));
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const found = pages.flatMap(({ deliveries }) => deliveries);
        if (found.length === 0)
          return (
            <EmptyState
              title="Nothing was sent yet"
              hint="The next application, report or decision that it is told of appears here."
            />
          );
        return (
          <Stack gap="xs">
            <Text size="sm" c="dimmed">
              Newest first. What arrives nowhere is sent again for a day.
            </Text>
            {found.map((delivery) => (
              <DeliveryCard key={delivery.id} webhookId={id} delivery={delivery} />
            ))}
            <LoadMore query={query} />
          </Stack>
        );
      }}
    </QueryState>
  );
}
