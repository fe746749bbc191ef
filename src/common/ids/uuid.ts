import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new identifier; version 7 sorts by creation time, so an index on it is also the newest-first order. */
export function newId(): string {
  return v7();
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
