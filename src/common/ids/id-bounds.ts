/**
 * An id is made when its submission arrives, and the time is stored a little later. The clock may be moved by less than
 * this in between.
 */
const SLACK_MS = 60_000;

/** No submission later than the time has an id below this. */
export function lowestIdAfter(time: Date): string {
  return idAt(time.getTime() - SLACK_MS, '0');
}

/** No submission earlier than the time has an id above this. */
export function highestIdBefore(time: Date): string {
  return idAt(time.getTime() + SLACK_MS, 'f');
}

/** Fewer digits say only in which minutes a submission came, and match many of them. */
const BEGINNING = /^[0-9a-f]{8,32}$/i;

/**
 * The lowest and the highest id that begin with what somebody typed, with hyphens or without, as PostgreSQL reads them;
 * null for any other text.
 */
export function idsThatBeginWith(text: string): { readonly from: string; readonly to: string } | null {
  const digits = text.replaceAll('-', '');
  return BEGINNING.test(digits) ? { from: digits.padEnd(32, '0'), to: digits.padEnd(32, 'f') } : null;
}

/** The lowest or the highest version 7 id of a millisecond, depending on the digit that fills the rest. */
function idAt(ms: number, rest: '0' | 'f'): string {
  const time = Math.min(Math.max(ms, 0), 2 ** 48 - 1);
  return time.toString(16).padStart(12, '0') + rest.repeat(20);
}
