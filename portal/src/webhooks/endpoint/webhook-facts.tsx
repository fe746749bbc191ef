import { useQuery } from '@tanstack/react-query';
import { type JSX, type ReactNode } from 'react';
import { cohortChoicesQuery } from '../../cohorts/cohorts.query.js';
import { Facts } from '../../ui/facts.js';
import { ZonedTime } from '../../ui/zoned-time.js';
import { eventsOf } from '../webhook-words.js';
import { type Webhook } from '../webhooks.query.js';

export function WebhookFacts({ webhook }: { readonly webhook: Webhook }): JSX.Element {
  const { data: cohorts = [] } = useQuery(cohortChoicesQuery);
  const { url, cohort_id, test_events, last_success_at, previous_secret_until } = webhook;
  const facts: (readonly [string, ReactNode])[] = [
    ['Address', <span style={{ overflowWrap: 'anywhere' }}>{url}</span>],
    ['Events', eventsOf(webhook)],
    ['Cohort', cohort_id === null ? 'All cohorts' : (cohorts.find(({ id }) => id === cohort_id)?.name ?? 'One')],
    ['Previews', test_events ? 'Told of as well' : 'Not told of'],
    ['Last delivered', last_success_at === null ? 'Never' : <ZonedTime at={last_success_at} />],
    ...(previous_secret_until === null
      ? []
      : [['Old secret', <ZonedTime at={previous_secret_until} />] as const].map(
          ([name, until]) => [name, <>Signs as well until {until}</>] as const,
        )),
  ];
  return <Facts facts={facts} labelWidth={140} />;
}
