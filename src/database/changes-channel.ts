import { type SqlStatement, UNHURRIED } from './pipeline.js';

/** The channel of PostgreSQL's NOTIFY. A message is a topic and the ids that it is about, separated by blanks. */
export const CHANGES_CHANNEL = 'intake_changes';

/** Tables whose rows were changed, submissions whose reviews have ended, and organisations that have new events. */
export type ChangeTopic = 'api_keys' | 'cohorts' | 'ended_reviews' | 'events';

/** The most ids of one message: PostgreSQL takes payloads of less than 8,000 bytes. */
export const MOST_TOLD = 200;

/** Tells what happened to these, by itself: one text, so that it is planned once on each connection. */
export function notification(topic: ChangeTopic, ids: readonly string[]): SqlStatement {
  return { text: `${UNHURRIED}, pg_notify($1, $2)`, values: [CHANGES_CHANNEL, [topic, ...ids].join(' ')] };
}
