/** What integrators are told of, by webhook and in the feed. There may be more one day: whoever reads them skips what is new. */
export const EVENT_TYPES = [
  'application.accepted',
  'application.completed',
  'application.failed',
  'application.review_status_changed',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];
