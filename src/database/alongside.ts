import { type EntityManager } from 'typeorm';

/** What else happens in the transaction of a change: first of all, and once it is made. Either all of it is kept, or nothing. */
export interface Alongside<T> {
  begin(manager: EntityManager): Promise<void>;
  end(manager: EntityManager, made: T): Promise<void>;
}

export const NOTHING_ELSE: Alongside<unknown> = { begin: () => Promise.resolve(), end: () => Promise.resolve() };
