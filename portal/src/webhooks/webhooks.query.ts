import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, api, bodyOf } from '../api/client.js';
import { type components } from '../api/schema.js';
import { BY_CURSOR } from '../ui/by-cursor.js';

const PAGE = 25;
/** Until what is owed has been sent, the list of deliveries is read anew so often. */
const WATCH_MS = 3_000;

export type Webhook = components['schemas']['Webhook'];
export type RevealedWebhook = components['schemas']['RevealedWebhook'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryAttempt = components['schemas']['DeliveryAttempt'];
export type EventType = components['schemas']['EventType'];

export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['webhooks', 'pages'],
  queryFn: ({ pageParam: cursor }) =>
    bodyOf(
      api.GET('/v1/portal/webhooks', { params: { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } } }),
    ),
  ...BY_CURSOR,
});

/** A webhook with the tag of the state that it shows, on which a change is made. */
export type KnownWebhook = Answer<Webhook>;

export function webhookQuery(id: string) {
  return queryOptions({
    queryKey: ['webhooks', 'one', id],
    queryFn: () => answerOf(api.GET('/v1/portal/webhooks/{webhook_id}', { params: { path: { webhook_id: id } } })),
  });
}

export function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: ({ pageParam: cursor }) =>
      bodyOf(
        api.GET('/v1/portal/webhooks/{webhook_id}/deliveries', {
          params: { path: { webhook_id: id }, query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } },
        }),
      ),
    ...BY_CURSOR,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some(({ state }) => state === 'pending')) === true && WATCH_MS,
  });
}
