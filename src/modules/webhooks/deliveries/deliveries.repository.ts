import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type StoredEvent } from '../../events/event.js';
import { type WebhookAttemptEntity } from './webhook-attempt.entity.js';

/** The latest are shown; more than these somebody has asked for by hand. */
export const MOST_ATTEMPTS = 20;

export type ShownAttempt = Pick<
  WebhookAttemptEntity,
  'attempt' | 'ms' | 'httpStatus' | 'error' | 'answer' | 'trigger'
> & {
  readonly at: string;
};

/** An event on its way to an endpoint, or arrived there, or given up. */
export interface DeliveryRow {
  /** The event's. */
  readonly id: string;
  /** Null for what was sent to try the endpoint, which tells of nothing that happened. */
  readonly event: Pick<StoredEvent, 'type' | 'environment' | 'submissionId'> | null;
  /** Null when nothing is owed any more. */
  readonly nextAttemptAt: Date | null;
  /** By which of them the receiver has it. */
  readonly isDelivered: boolean;
  /** Newest first. */
  readonly attempts: readonly ShownAttempt[];
}

/** Of the endpoint $2 of the organisation $1; $3 is the last id of the page before, $4 how many are wanted. */
const OF_PAGE = `organisation_id = $1 and endpoint_id = $2 and ($3::uuid is null or event_id < $3) order by event_id desc limit $4`;

const DELIVERIES = `
  with page as (
    select event_id from (
      (select distinct event_id from webhook_attempts where ${OF_PAGE})
      union
      (select event_id from webhook_tasks where ${OF_PAGE})) known
     order by event_id desc limit $4
  )
  select page.event_id as id, t.available_at as "nextAttemptAt",
         case when e.id is not null
              then json_build_object('type', e.type, 'environment', e.environment, 'submissionId', e.submission_id) end as event,
         exists (select from webhook_attempts a where a.organisation_id = $1 and a.endpoint_id = $2 and a.event_id = page.event_id
                    and a.http_status between 200 and 299) as "isDelivered",
         coalesce((select json_agg(json_build_object('at', tried.at, 'attempt', attempt, 'ms', ms, 'httpStatus', http_status,
                                                     'error', error, 'answer', answer, 'trigger', tried.trigger) order by tried.id desc)
                     from (select * from webhook_attempts a where a.organisation_id = $1 and a.endpoint_id = $2 and a.event_id = page.event_id
                            order by a.id desc limit ${MOST_ATTEMPTS}) tried), '[]') as attempts
    from page
    left join events e on e.organisation_id = $1 and e.id = page.event_id
    left join webhook_tasks t on t.organisation_id = $1 and t.endpoint_id = $2 and t.event_id = page.event_id
   order by page.event_id desc`;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Newest event first; `before` is the last id of the page before. */
  async list(
    organisationId: string,
    endpointId: string,
    page: { before: string | null; limit: number },
  ): Promise<DeliveryRow[]> {
    return this.database.rows(organisationId, DELIVERIES, [organisationId, endpointId, page.before, page.limit]);
  }
}
