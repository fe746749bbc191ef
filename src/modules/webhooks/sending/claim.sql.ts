import { UNHURRIED } from '../../../database/pipeline.js';
import { DRAWN_FENCE, type Following, IS_DUE, turns } from '../../../tasks/claims.sql.js';

/** One that takes no messages any more, or a rest, costs a look each: past so many, the next claim goes on. */
const MOST_LOOKED_AT = '1000';

/** In hand of one endpoint: a receiver is not overrun, and one that never answers holds few of a worker's connections. */
const IN_HAND = 8;
/** Of one that has failed for so long there is no more than a try at a time. */
const FAILS_FOR = '1 minute';
/** As long as sending takes at most, and then some: within that no other probe is sent. */
const PROBE_SECONDS = 20;

const following: Following = (after) =>
  `(select endpoint_id from webhook_tasks where ${IS_DUE} and endpoint_id > ${after} order by endpoint_id limit 1)`;

/**
 * Claims $2 deliveries at most, for $3 seconds. Goes round the endpoints, beginning behind $1: one of each, then the next of each,
 * the oldest first, up to what may be in hand of it. What another process claims in the same moment is not seen: for that moment
 * there can be more in hand. An endpoint that had a rest gets one probe, and rests on until that has ended.
 */
export const CLAIM = `
  with recursive unhurried as (${UNHURRIED}), ${turns('endpoint_id', following, '$1::uuid', MOST_LOOKED_AT)}, ready as (
    select endpoint_id, place, endpoint.organisation_id, resting_until is not null as is_probe,
           greatest(case when resting_until is not null or failing_since < now() - interval '${FAILS_FOR}' then 1 else ${IN_HAND} end
                    - (select count(*) from webhook_tasks held where held.endpoint_id = turn.endpoint_id and held.lease_until is not null), 0) as room
      from turn
      cross join lateral (select organisation_id from webhook_tasks where endpoint_id = turn.endpoint_id and ${IS_DUE} limit 1) owner
      join webhook_endpoints endpoint on endpoint.organisation_id = owner.organisation_id and endpoint.id = turn.endpoint_id
     where state = 'enabled' and (resting_until is null or resting_until <= now())
  ), due as (
    select row, endpoint_id, organisation_id, is_probe, place
      from unhurried, ready, lateral (
        select row, row_number() over () as nth from (
          select ctid as row from webhook_tasks where endpoint_id = ready.endpoint_id and ${IS_DUE}
           order by available_at limit ready.room for update skip locked) oldest) own
     order by nth, place limit $2
  ), probed as (
    update webhook_endpoints endpoint set resting_until = now() + interval '${PROBE_SECONDS} seconds'
      from due where is_probe and endpoint.organisation_id = due.organisation_id and endpoint.id = due.endpoint_id
       and endpoint.resting_until <= now()
    returning endpoint.id
  )
  update webhook_tasks set attempt = attempt + 1, fence = ${DRAWN_FENCE}, lease_until = now() + make_interval(secs => $3)
   where ctid = any(array(select row from due where not is_probe or endpoint_id in (select id from probed)))
  returning organisation_id as "organisationId", endpoint_id as "endpointId", event_id as "eventId", attempt, fence, trigger,
            endpoint_id in (select id from probed) as "isProbe",
            (select min(place) from due where due.endpoint_id = webhook_tasks.endpoint_id) as place`;

/** Of the tasks with the names and fences $1 to $4, those that are still the claimants'. */
export const HELD = `
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::integer[]) claim (organisation_id, endpoint_id, event_id, fence)
 where task.organisation_id = claim.organisation_id and task.endpoint_id = claim.endpoint_id
   and task.event_id = claim.event_id and task.fence = claim.fence and task.lease_until is not null`;
