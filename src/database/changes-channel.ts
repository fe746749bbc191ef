import { type SqlStatement, UNHURRIED } from './pipeline.js';

/** The channel of PostgreSQL's NOTIFY. A message is a topic and the ids that it is about, separated by blanks. */
export const CHANGES_CHANNEL = 'intake_changes';

/** Tables whose rows were changed, submissions whose reviews have ended, and organisations that have new events. */
export type ChangeTopic = 'api_keys' | 'cohorts' | 'ended_reviews' | 'events';

/** The most ids of one message: PostgreSQL takes payloads of less than 8,000 bytes. */
const MOST_TOLD = 200;

/** Messages that tell what happened to these, each by itself: one text, so that it is planned once on each connection. */
export function notifications(topic: ChangeTopic, ids: readonly string[]): SqlStatement[] {
  return Array.from({ length: Math.ceil(ids.length / MOST_TOLD) }, (_, nth) => {
    const told = [topic, ...ids.slice(nth * MOST_TOLD, (nth + 1) * MOST_TOLD)].join(' ');
    return { text: `${UNHURRIED}, pg_notify($1, $2)`, values: [CHANGES_CHANNEL, told] };
  });
}
