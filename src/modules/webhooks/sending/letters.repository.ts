import { Injectable } from '@nestjs/common';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type ToldEvent } from '../../events/event-message.js';
import { type DeliveryClaim } from './delivery-claim.js';

/** Where a delivery goes, and what signs it, sealed. */
export interface Address {
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
  /** Null once it signs no more. */
  readonly previousSecret: string | null;
}

/** What is to be sent; the event is null for a test, and for what is kept no more. */
interface Letter {
  readonly address: Address;
  readonly event: ToldEvent | null;
}

type Row = Address & Omit<ToldEvent, 'id'> & { readonly id: string | null } & Record<string, unknown>;

/** What the caller called an application is looked up when it is told: it is not told of one that was erased. */
const LETTER = `
  select endpoint.url, endpoint.events, endpoint.secret,
         case when endpoint.previous_until > now() then endpoint.previous_secret end as "previousSecret",
         event.id, event.type, event.environment, event.cohort_id as "cohortId", event.submission_id as "submissionId",
         event.status, event.review_status as "reviewStatus", event.version, event.created_at as "createdAt",
         case when submission.erased_at is null then submission.external_id end as "externalId"
    from webhook_endpoints endpoint
    left join events event on event.organisation_id = $1 and event.id = $3
    left join submissions submission on submission.organisation_id = $1 and submission.id = event.submission_id
   where endpoint.organisation_id = $1 and endpoint.id = $2 and endpoint.state = 'enabled'`;

@Injectable()
export class LettersRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Null where there is nobody to send it to any more. */
  async read({ organisationId, endpointId, eventId }: DeliveryClaim): Promise<Letter | null> {
    const values = [organisationId, endpointId, eventId];
    const [row] = await this.database.ask<Row>(organisationId, { text: LETTER, values });
    if (row === undefined) return null;
    const { url, events, secret, previousSecret, id, ...event } = row;
    const told = id === null ? null : { ...event, id };
    return { address: { url, events, secret, previousSecret }, event: told };
  }
}
