import { Injectable } from '@nestjs/common';
import { newId } from '../../../common/ids/uuid.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { lowestIdAfter } from '../../../common/ids/id-bounds.js';
import { asksFor } from './owe-deliveries.sql.js';

/** Owed by one statement; each has to end within its time. */
const TOGETHER = 5_000;

const AGAIN = `
  insert into webhook_tasks (organisation_id, endpoint_id, event_id, trigger)
  select $1, $2, id, 'manual' from events
   where organisation_id = $1 and id = $3
     and (exists (select from webhook_attempts where organisation_id = $1 and endpoint_id = $2 and event_id = $3)
          or exists (select from webhook_tasks where organisation_id = $1 and endpoint_id = $2 and event_id = $3))
  on conflict (organisation_id, endpoint_id, event_id) do update set available_at = now(), trigger = 'manual'
  returning event_id as id`;

/** Of the next events behind $3, from the time $4 on, those that the endpoint asked for and neither has nor is owed. */
const MISSED = `
  with missed as (
    select event.id from events event
      join webhook_endpoints endpoint on endpoint.organisation_id = $1 and endpoint.id = $2 and ${asksFor('endpoint', 'event')}
     where event.organisation_id = $1 and event.id > $3 and event.created_at >= $4
       and not exists (select from webhook_attempts tried where tried.organisation_id = $1 and tried.endpoint_id = $2
                          and tried.event_id = event.id and tried.http_status between 200 and 299)
       and not exists (select from webhook_tasks owed where owed.organisation_id = $1 and owed.endpoint_id = $2
                          and owed.event_id = event.id)
     order by event.id limit ${TOGETHER}
  ), owed as (
    insert into webhook_tasks (organisation_id, endpoint_id, event_id, trigger)
    select $1, $2, id, 'manual' from missed on conflict do nothing
  )
  select id from missed order by id`;

/** What somebody has asked to be sent. */
@Injectable()
export class OwedDeliveriesRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Something to try the endpoint with: its id, which is that of no event. */
  async test(organisationId: string, endpointId: string): Promise<string> {
    const id = newId();
    await this.database.rows(
      organisationId,
      `insert into webhook_tasks (organisation_id, endpoint_id, event_id, trigger) values ($1, $2, $3, 'test')`,
      [organisationId, endpointId, id],
    );
    return id;
  }

  /** Once more, at once, whether it has arrived or not. False where it never was on its way to the endpoint. */
  async again(organisationId: string, endpointId: string, eventId: string): Promise<boolean> {
    const owed = await this.database.rows(organisationId, AGAIN, [organisationId, endpointId, eventId]);
    return owed.length > 0;
  }

  /** What has not arrived since: it failed, or happened while the endpoint was disabled. How many there are. */
  async missed(organisationId: string, endpointId: string, since: Date): Promise<number> {
    let found = 0;
    for (let after = lowestIdAfter(since); ;) {
      const rows = await this.database.rows<{ id: string }>(organisationId, MISSED, [
        organisationId,
        endpointId,
        after,
        since,
      ]);
      found += rows.length;
      const last = rows.at(-1);
      if (last === undefined || rows.length < TOGETHER) return found;
      after = last.id;
    }
  }
}
