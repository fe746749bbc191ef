import { type JSX } from 'react';

const EXACT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const WITH_ZONE: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'long' };

/** The API writes UTC without saying so. */
export function toDate(apiTime: string): Date {
  return new Date(/Z|[+-]\d\d:?\d\d$/.test(apiTime) ? apiTime : `${apiTime}Z`);
}

/** A time of the API in the reader's zone; with the zone's name when pointed at. */
export function ZonedTime({ at }: { readonly at: string }): JSX.Element {
  const date = toDate(at);
  return (
    <time
      dateTime={date.toISOString()}
      title={date.toLocaleString(undefined, WITH_ZONE)}
      style={{ whiteSpace: 'nowrap' }}
    >
      {date.toLocaleString(undefined, EXACT)}
    </time>
  );
}

/** For an `<input type="datetime-local">`, which knows no zone: the reader's. */
export function toLocalInput(apiTime: string | null): string {
  if (apiTime === null) return '';
  const date = toDate(apiTime);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** And back, for the API; null when empty. */
export function fromLocalInput(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}
