/** An id is made when its submission comes in. The clock may be set back or forth between the two by less than this. */
const SLACK_MS = 60_000;

/** No submission later than the time has an id below this. */
export function lowestIdAfter(time: Date): string {
  return idAt(time.getTime() - SLACK_MS, '0');
}

/** No submission earlier than the time has an id above this. */
export function highestIdBefore(time: Date): string {
  return idAt(time.getTime() + SLACK_MS, 'f');
}

/** Of fewer digits, which are minutes of everybody's submissions, no reference can be told. */
const BEGINNING = /^[0-9a-f]{8,32}$/i;

/** Between which an id lies, as PostgreSQL reads them, that somebody has typed the beginning of, with hyphens or without; null for any other text. */
export function idsThatBeginWith(text: string): { readonly from: string; readonly to: string } | null {
  const digits = text.replaceAll('-', '');
  return BEGINNING.test(digits) ? { from: digits.padEnd(32, '0'), to: digits.padEnd(32, 'f') } : null;
}

/** The lowest or the highest id of version 7 of a millisecond, by what it is filled up with. */
function idAt(ms: number, rest: '0' | 'f'): string {
  const time = Math.min(Math.max(ms, 0), 2 ** 48 - 1);
  return time.toString(16).padStart(12, '0') + rest.repeat(20);
}
