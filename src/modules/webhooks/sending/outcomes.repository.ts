import { Injectable } from '@nestjs/common';
import { newId } from '../../../common/ids/uuid.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type DeliveryClaim } from './delivery-claim.js';
import { EndpointHealth } from './endpoint-health.js';
import { type DeliveryVerdict } from './verdict.js';

/** What was sent, and what came back. */
export interface Sent {
  readonly at: Date;
  readonly ms: number;
  /** Null where no answer came; then there is a word for it. */
  readonly status: number | null;
  readonly error: string | null;
  readonly answer: string | null;
}

/** Of the organisation $1, the endpoint $2 and the event $3, with the fence $4. */
const MINE = 'organisation_id = $1 and endpoint_id = $2 and event_id = $3 and fence = $4 and lease_until is not null';

/** It was sent, even if another worker has claimed it since. */
const LOGGED = `
  insert into webhook_attempts (organisation_id, endpoint_id, event_id, id, attempt, at, ms, http_status, error, answer, trigger)
  values ($1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12)`;

/** An endpoint that works is written to once in a while, and not by each of its deliveries. */
const DELIVERED = `
  with finished as (delete from webhook_tasks where ${MINE}), logged as (${LOGGED})
  update webhook_endpoints set last_success_at = now(), failing_since = null,
         resting_until = case when $13::boolean then null else resting_until end
   where organisation_id = $1 and id = $2
     and (failing_since is not null or $13::boolean or last_success_at > now() - interval '10 seconds' is not true)`;

/** Null for $13 where it is not sent again. */
const FAILED = `
  with finished as (delete from webhook_tasks where ${MINE} and $13::float8 is null), postponed as (
    update webhook_tasks set lease_until = null, available_at = now() + make_interval(secs => $13::float8 / 1000)
     where ${MINE} and $13::float8 is not null)
  ${LOGGED}`;

/** Stores what came of attempts: the attempt itself, what is still owed, and how the endpoint does, in one transaction each. */
@Injectable()
export class DeliveryOutcomesRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly health: EndpointHealth,
  ) {}

  async store(claim: DeliveryClaim, sent: Sent, verdict: DeliveryVerdict): Promise<void> {
    if (verdict.outcome === 'delivered' && verdict.stop === null) {
      const values = [...valuesOf(claim, sent), String(claim.isProbe)];
      await this.database.commit(claim.organisationId, [{ text: DELIVERED, values }]);
      return;
    }
    await this.database.transaction(claim.organisationId, async (manager) => {
      // First, as everybody does who changes an endpoint and what is owed to it.
      const endpoint = await this.health.lock(manager, claim);
      await manager.query(FAILED, [...valuesOf(claim, sent), verdict.delayMs]);
      if (endpoint !== null) await this.health.note(manager, endpoint, verdict);
    });
  }

  /** Nobody is there to be sent it any more. */
  async drop({ organisationId, endpointId, eventId, fence }: DeliveryClaim): Promise<void> {
    await this.database.rows(organisationId, `delete from webhook_tasks where ${MINE}`, [
      organisationId,
      endpointId,
      eventId,
      fence,
    ]);
  }
}

function valuesOf(claim: DeliveryClaim, sent: Sent): (string | null)[] {
  return [
    claim.organisationId,
    claim.endpointId,
    claim.eventId,
    String(claim.fence),
    newId(),
    String(claim.attempt),
    sent.at.toISOString(),
    String(Math.round(sent.ms)),
    sent.status === null ? null : String(sent.status),
    sent.error,
    sent.answer,
    claim.trigger,
  ];
}
