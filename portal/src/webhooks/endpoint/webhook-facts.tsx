import { type JSX, type ReactNode } from 'react';
import { useCohortName } from '../../cohorts/use-cohort-names.js';
import { Facts } from '../../ui/facts.js';
import { ZonedTime } from '../../ui/zoned-time.js';
import { eventsOf } from '../webhook-words.js';
import { type Webhook } from '../webhooks.query.js';

export function WebhookFacts({ webhook }: { readonly webhook: Webhook }): JSX.Element {
  const cohortName = useCohortName('All cohorts');
  const { url, cohort_id, test_events, last_success_at, previous_secret_until } = webhook;
  const facts: (readonly [string, ReactNode])[] = [
    ['Address', <span style={{ overflowWrap: 'anywhere' }}>{url}</span>],
    ['Events', eventsOf(webhook)],
    ['Cohort', cohortName(cohort_id)],
    ['Previews', test_events ? 'Told of as well' : 'Not told of'],
    ['Last delivered', last_success_at === null ? 'Never' : <ZonedTime at={last_success_at} />],
    ...(previous_secret_until === null
      ? []
      : [
          [
            'Old secret',
            <>
              Signs as well until <ZonedTime at={previous_secret_until} />
            </>,
          ] as const,
        ]),
  ];
  return <Facts facts={facts} labelWidth={140} />;
}
