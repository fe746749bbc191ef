/** How long events can be pulled, and what was sent can be looked at and sent again. */
export const EVENT_DAYS = 30;
