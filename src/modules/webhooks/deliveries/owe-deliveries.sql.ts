/**
 * Owes the events of a relation with `event`, `type`, `environment` and `cohort_id` of the organisation $1 to the endpoints that
 * asked for them.
 */
export const oweDeliveriesOf = (events: string): string => `
  insert into webhook_tasks (organisation_id, endpoint_id, event_id)
  select $1, e.id, event from ${events} c
    join webhook_endpoints e on e.organisation_id = $1 and e.state = 'enabled' and (e.events = '{}' or c.type = any(e.events))
     and (e.cohort_id is null or e.cohort_id = c.cohort_id) and (c.environment = 'live' or e.test_events)`;
