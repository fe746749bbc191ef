import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Sort before and after every other identifier. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Random bytes for many identifiers at once: asking the system for each costs more than everything else about making
 * one.
 */
const supply = Buffer.alloc(16 * 512);
let used = supply.length;

function randomBytes(): Buffer {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += 16;
  return supply.subarray(used - 16, used);
}

/** The time of the last identifier, and its number among those of the same millisecond. */
let msecs = 0;
let seq = 0;

/** A new identifier; version 7 sorts by creation time, so an index on it is also the newest-first order. */
export function newId(): string {
  const random = randomBytes();
  const now = Date.now();
  // The time never goes back, even if the clock does. Each millisecond has room for two thousand million more, since
  // the counter starts low.
  if (now > msecs) {
    msecs = now;
    seq = random.readInt32BE(6) & 0x7fff_ffff;
  } else seq += 1;
  return v7({ random, msecs, seq });
}

/** An identifier for something that happened in the past; it sorts by that time. */
export function newIdOf(time: Date): string {
  return v7({ random: randomBytes(), msecs: time.getTime() });
}

/** An identifier for something short-lived, ordered by time only to the millisecond. */
export function newPassingId(): string {
  return v7({ random: randomBytes() });
}

/** When an identifier of version 7 was made. */
export function timeOfId(id: string): Date {
  return new Date(parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
