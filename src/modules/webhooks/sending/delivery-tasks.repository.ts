import { Injectable } from '@nestjs/common';
import { LOWEST_ID } from '../../../common/ids/uuid.js';
import { SchemaFit } from '../../../database/schema-fit.js';
import { SystemDatabase } from '../../../database/system-database.js';
import { sweepOf } from '../../../tasks/claims.sql.js';
import { LEASE_SECONDS } from '../../../tasks/lease-keeper.js';
import { CLAIM, HELD } from './claim.sql.js';
import { type DeliveryClaim, nameOfDelivery } from './delivery-claim.js';

/** What is still to be sent, over all organisations; all of it on the database's clock. */
@Injectable()
export class DeliveryTasksRepository {
  /** The endpoint whose turn it was last. */
  private served = LOWEST_ID;

  constructor(
    private readonly system: SystemDatabase,
    private readonly schema: SchemaFit,
  ) {}

  /** At most `limit`, in turn over all endpoints. */
  async claim(limit: number): Promise<DeliveryClaim[]> {
    await this.schema.assert();
    const values = [this.served, String(limit), String(LEASE_SECONDS)];
    const claims = await this.system.ask<DeliveryClaim & Record<string, unknown>>({ text: CLAIM, values });
    claims.sort((a, b) => a.place - b.place);
    this.served = claims.at(-1)?.endpointId ?? this.served;
    return claims;
  }

  /** Those that still hold; the others were lost to somebody else, or are owed no more. */
  async renew(claims: readonly DeliveryClaim[]): Promise<DeliveryClaim[]> {
    const renewed = await this.system.rows<Pick<DeliveryClaim, 'endpointId' | 'eventId'>>(
      `update webhook_tasks task set lease_until = now() + make_interval(secs => $5) ${HELD}
       returning task.endpoint_id as "endpointId", task.event_id as "eventId"`,
      [...columnsOf(claims), LEASE_SECONDS],
    );
    const held = new Set(renewed.map(nameOfDelivery));
    return claims.filter((claim) => held.has(nameOfDelivery(claim)));
  }

  /** Gives the claim back as if it had never been made. */
  async giveBack(claim: DeliveryClaim): Promise<void> {
    await this.system.execute(
      `update webhook_tasks task set lease_until = null, attempt = task.attempt - 1 ${HELD}`,
      columnsOf([claim]),
    );
  }

  /** Makes deliveries due again whose worker died. */
  async sweep(withinSeconds: number): Promise<number> {
    return this.system.execute(sweepOf('webhook_tasks'), [withinSeconds]);
  }
}

function columnsOf(claims: readonly DeliveryClaim[]): unknown[] {
  return [
    claims.map(({ organisationId }) => organisationId),
    claims.map(({ endpointId }) => endpointId),
    claims.map(({ eventId }) => eventId),
    claims.map(({ fence }) => fence),
  ];
}
