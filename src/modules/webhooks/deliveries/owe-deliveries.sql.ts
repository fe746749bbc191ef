/** SQL for whether an endpoint is to be told of an event. */
export const asksFor = (endpoint: string, event: string): string =>
  `(${endpoint}.events = '{}' or ${event}.type = any(${endpoint}.events))
     and (${endpoint}.cohort_id is null or ${endpoint}.cohort_id = ${event}.cohort_id)
     and (${event}.environment = 'live' or ${endpoint}.test_events)`;

/**
 * Owes the events of a relation with `event`, `type`, `environment` and `cohort_id` of the organisation $1 to the endpoints that
 * asked for them.
 */
export const oweDeliveriesOf = (events: string): string => `
  insert into webhook_tasks (organisation_id, endpoint_id, event_id)
  select $1, e.id, event from ${events} c
    join webhook_endpoints e on e.organisation_id = $1 and e.state = 'enabled' and ${asksFor('e', 'c')}`;
