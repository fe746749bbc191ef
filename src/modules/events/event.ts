import { type EventEntity } from './event.entity.js';

/** An event, as whoever tells of it needs it. */
export type StoredEvent = Readonly<Omit<EventEntity, 'organisationId' | 'position'>>;
