import { type EventEntity } from './event.entity.js';

/** An event, as it is needed to tell of it. */
export type StoredEvent = Readonly<Omit<EventEntity, 'organisationId' | 'position'>>;
