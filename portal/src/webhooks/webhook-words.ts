import { type Word } from '../ui/words.js';
import { type Delivery, type DeliveryAttempt, type EventType, type Webhook } from './webhooks.query.js';

export const EVENT_WORDS: Record<EventType, string> = {
  'application.accepted': 'An application was accepted',
  'application.completed': 'A review is complete',
  'application.withdrawn': 'An application was withdrawn',
  'application.failed': 'A review has failed',
  'application.review_status_changed': 'The team has decided',
};

export const DELIVERY_WORDS: Record<Delivery['state'], Word> = {
  pending: { label: 'On its way', colour: 'blue' },
  delivered: { label: 'Delivered', colour: 'teal' },
  failed: { label: 'Failed', colour: 'red' },
};

export const TRIGGER_WORDS: Record<DeliveryAttempt['trigger'], string> = {
  automatic: 'by itself',
  manual: 'asked for',
  test: 'a test',
};

/** Why the service has switched an endpoint off. */
export function offWord(reason: string): string {
  if (reason === 'gone') return 'Your endpoint answered that it is gone (410).';
  if (reason === 'asked_to_stop') return 'Your endpoint asked us to stop.';
  return 'Nothing got through to it for three days.';
}

/** How an endpoint does, in a word. */
export function stateWord({ state, failing_since }: Webhook): Word {
  if (state === 'disabled') return { label: 'Off', colour: 'gray' };
  return failing_since === null ? { label: 'On', colour: 'teal' } : { label: 'Failing', colour: 'orange' };
}

/** A type that this page does not know yet is shown as it is. */
export function eventWord(type: string | null): string {
  if (type === null) return 'A test event';
  return (EVENT_WORDS as Record<string, string | undefined>)[type] ?? type;
}

export function eventsOf({ events }: Webhook): string {
  return events.length === 0 ? 'Everything' : events.map(eventWord).join(', ');
}
