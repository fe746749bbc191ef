import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SYSTEM } from '../../../common/access/author.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { EndpointsRepository } from '../endpoints/endpoints.repository.js';
import { type WebhookEndpointEntity } from '../endpoints/webhook-endpoint.entity.js';
import { type DeliveryClaim } from './delivery-claim.js';
import { type StopReason, type DeliveryVerdict } from './verdict.js';

type DisabledReason = StopReason | 'failing';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** An endpoint is given up on after so long without a success, and so many attempts. */
const GIVEN_UP_AFTER = { ms: 3 * DAY_MS, attempts: 20 };
/** Shares of that at which the team is told, in percent. */
const NOTICES = [90, 50];

const ATTEMPTS_SINCE = `
  select count(*)::int as attempts from (
    select from webhook_attempts where organisation_id = $1 and endpoint_id = $2 and at >= $3 limit ${GIVEN_UP_AFTER.attempts}) tried`;

/** Whether the team was told of this share since then. */
const TOLD = `
  select from audit_entries where organisation_id = $1 and target_id = $2 and action = 'webhook.failing' and created_at >= $3
     and (after->>'percent')::int >= $4 limit 1`;

/** How an endpoint does: since when it fails, whether it has a rest, and when it is given up on. */
@Injectable()
export class EndpointHealth {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** Null once it was deleted. */
  async lock(manager: EntityManager, claim: DeliveryClaim): Promise<WebhookEndpointEntity | null> {
    return this.endpoints.lock(manager, claim.organisationId, claim.endpointId);
  }

  /** After an attempt that was not a plain success. */
  async note(manager: EntityManager, endpoint: WebhookEndpointEntity, verdict: DeliveryVerdict): Promise<void> {
    if (endpoint.state === 'disabled') return;
    if (verdict.stop !== null) return this.disable(manager, endpoint, verdict.stop);
    const now = new Date();
    const failingSince = endpoint.failingSince ?? now;
    const restingUntil = laterOf(
      endpoint.restingUntil,
      verdict.restMs === null ? null : new Date(now.getTime() + verdict.restMs),
    );
    await this.endpoints.update(manager, endpoint, { failingSince, restingUntil });
    await this.tellOrGiveUp(manager, { ...endpoint, failingSince }, now);
  }

  private async tellOrGiveUp(
    manager: EntityManager,
    endpoint: WebhookEndpointEntity & { readonly failingSince: Date },
    now: Date,
  ): Promise<void> {
    const { organisationId, id, failingSince } = endpoint;
    const isReached = (percent: number, attempts: number): boolean =>
      now.getTime() - failingSince.getTime() >= (GIVEN_UP_AFTER.ms * percent) / 100 &&
      attempts >= (GIVEN_UP_AFTER.attempts * percent) / 100;
    if (!isReached(Math.min(...NOTICES), Infinity)) return;
    const [counted] = await manager.query<{ attempts: number }[]>(ATTEMPTS_SINCE, [organisationId, id, failingSince]);
    const attempts = counted?.attempts ?? 0;
    if (isReached(100, attempts)) return this.disable(manager, endpoint, 'failing');
    const percent = NOTICES.find((share) => isReached(share, attempts));
    if (percent === undefined) return;
    const told = await manager.query<object[]>(TOLD, [organisationId, id, failingSince, percent]);
    if (told.length > 0) return;
    const after = { url: endpoint.url, percent, failingSince };
    await this.audit.record(manager, {
      organisationId,
      author: SYSTEM,
      action: 'webhook.failing',
      targetId: id,
      after,
    });
  }

  /** What is owed to it is not owed any more; the team can have it sent again once the endpoint works. */
  private async disable(
    manager: EntityManager,
    endpoint: WebhookEndpointEntity,
    disabledReason: DisabledReason,
  ): Promise<void> {
    const { organisationId, id, state, version } = endpoint;
    const change = { state: 'disabled', disabledReason, restingUntil: null, version: version + 1 } as const;
    await this.endpoints.update(manager, endpoint, change);
    await this.endpoints.dropOwed(manager, organisationId, id);
    const facts = {
      before: { state, disabledReason: endpoint.disabledReason },
      after: { state: change.state, disabledReason },
    };
    await this.audit.record(manager, {
      organisationId,
      author: SYSTEM,
      action: 'webhook.disabled',
      targetId: id,
      ...facts,
    });
  }
}

function laterOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
