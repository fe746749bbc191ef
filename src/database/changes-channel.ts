import { UNHURRIED } from './unhurried.js';

/** Of PostgreSQL's NOTIFY; a message is a topic and the ids that it is about, with blanks between. */
export const CHANGES_CHANNEL = 'intake_changes';

/**
 * Tables whose rows were changed, as triggers tell; the submissions whose reviews have ended; and the organisations that have
 * new events.
 */
export type Topic = 'api_keys' | 'cohorts' | 'ended_reviews' | 'events';

/** Sends the message $2 on the channel $1, by itself: planned once on each connection, since there are many. */
export const NOTIFY = `${UNHURRIED}, pg_notify($1, $2)`;
