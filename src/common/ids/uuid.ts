import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new identifier; version 7 sorts by creation time, so an index on it is also the newest-first order. */
export function newId(): string {
  return v7();
}

/** Random bytes for many names at once: asking the system for them each time costs more than all else about a name. */
const supply = Buffer.alloc(16 * 512);
let used = supply.length;

/** A new name for something passing: in the order of time only to the millisecond. */
export function newPassingId(): string {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += 16;
  return v7({ random: supply.subarray(used - 16, used) });
}

/** When an identifier of version 7 was made. */
export function timeOfId(id: string): Date {
  return new Date(parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
