/** The API's time format: ISO 8601 in UTC without a zone designator, with milliseconds. */
export function toApiDate(date: Date): string {
  return date.toISOString().slice(0, -1);
}

/** As `toApiDate`, for values that may be absent. */
export function toApiDateOrNull(date: Date | null): string | null {
  return date === null ? null : toApiDate(date);
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a time from a caller: with a zone, or without one, which then means UTC. Null when it is no time. */
export function fromApiDate(text: string): Date | null {
  if (!ISO_TIME.test(text)) return null;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
  const date = new Date(zoned);
  return Number.isNaN(date.getTime()) || !isDay(text.slice(0, 10)) ? null : date;
}

/** A `Date` takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  return new Date(day).toISOString().startsWith(day);
}
