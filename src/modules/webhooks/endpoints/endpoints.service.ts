import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { ApiError } from '../../../common/errors/api-error.js';
import { type AllowedVersions, assertAllowed } from '../../../common/http/version-tag.js';
import { isUuid, newId } from '../../../common/ids/uuid.js';
import { AppConfig } from '../../../config/app-config.js';
import { TenantDatabase } from '../../../database/tenant-database.js';
import { type AuditAction } from '../../audit/audit-action.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { type Facts } from '../../audit/facts.js';
import { CohortsService } from '../../cohorts/cohorts.service.js';
import { newWebhookSecret } from '../secrets/new-secret.js';
import { SecretSeal } from '../secrets/secret-seal.js';
import { assertEndpointUrl } from './endpoint-url.js';
import { EndpointsRepository } from './endpoints.repository.js';
import { type WebhookEndpointEntity } from './webhook-endpoint.entity.js';

/** Each is looked at with every application that comes in. */
const MOST_OF_ORGANISATION = 20;

/** What the team sets. */
type EndpointSettings = Pick<WebhookEndpointEntity, 'url' | 'events' | 'cohortId' | 'testEvents'>;
export type EndpointChange = Partial<EndpointSettings & Pick<WebhookEndpointEntity, 'state'>>;

/** An endpoint right after a secret of its was made: the only moment at which that is shown. */
export interface RevealedSecret {
  readonly endpoint: WebhookEndpointEntity;
  readonly secret: string;
}

interface EndpointEdit {
  readonly organisationId: string;
  readonly id: string;
  readonly author: Author;
  readonly versions: AllowedVersions;
}

/** Where an organisation has its events sent to. */
@Injectable()
export class EndpointsService {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly cohorts: CohortsService,
    private readonly seal: SecretSeal,
    private readonly audit: AuditTrail,
    private readonly database: TenantDatabase,
    private readonly config: AppConfig,
  ) {}

  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<WebhookEndpointEntity[]> {
    return this.endpoints.list(organisationId, page);
  }

  /** @throws ApiError webhook_not_found */
  async get(organisationId: string, id: string): Promise<WebhookEndpointEntity> {
    const endpoint = await this.endpoints.find(organisationId, id);
    if (endpoint === null) throw new ApiError('webhook_not_found');
    return endpoint;
  }

  /** @throws ApiError webhooks_unavailable, invalid_request, cohort_not_found, invalid_transition where there are too many */
  async create(organisationId: string, settings: EndpointSettings, author: Author): Promise<RevealedSecret> {
    const secret = newWebhookSecret();
    const id = newId();
    const sealed = this.seal.seal(secret, { organisationId, id });
    await this.assertPossible(organisationId, settings);
    const endpoint: WebhookEndpointEntity = {
      ...settings,
      organisationId,
      id,
      secret: sealed,
      previousSecret: null,
      previousUntil: null,
      state: 'enabled',
      disabledReason: null,
      failingSince: null,
      restingUntil: null,
      lastSuccessAt: null,
      version: 1,
      createdAt: new Date(),
    };
    await this.database.transaction(organisationId, async (manager) => {
      if ((await this.endpoints.countLocked(manager, organisationId)) >= MOST_OF_ORGANISATION) throw tooMany();
      await this.endpoints.insert(manager, endpoint);
      const entry = { organisationId, author, targetId: id, after: factsOf(endpoint) };
      await this.audit.record(manager, { ...entry, action: 'webhook.created' });
    });
    return { endpoint, secret };
  }

  /**
   * What is owed to an endpoint that is disabled is not owed any more; one that is enabled again begins as if it were new.
   * @throws ApiError webhook_not_found, invalid_request, cohort_not_found, precondition_failed
   */
  async change(edit: EndpointEdit, change: EndpointChange): Promise<WebhookEndpointEntity> {
    await this.assertPossible(edit.organisationId, change);
    return this.edit({ ...edit, action: 'webhook.changed' }, (endpoint) => {
      const isEnabledAgain = change.state === 'enabled' && endpoint.state === 'disabled';
      return {
        ...change,
        ...(isEnabledAgain && { disabledReason: null, failingSince: null, restingUntil: null }),
      };
    });
  }

  /** Both secrets sign for the grace period; 0 ends the old one at once. @throws ApiError webhook_not_found, webhooks_unavailable */
  async rotateSecret(edit: EndpointEdit, graceSeconds: number): Promise<RevealedSecret> {
    const secret = newWebhookSecret();
    const { organisationId, id } = edit;
    const sealed = this.seal.seal(secret, { organisationId, id });
    const previousUntil = graceSeconds === 0 ? null : new Date(Date.now() + graceSeconds * 1_000);
    const endpoint = await this.edit({ ...edit, action: 'webhook.secret_rotated' }, (before) => ({
      secret: sealed,
      previousSecret: previousUntil === null ? null : before.secret,
      previousUntil,
    }));
    return { endpoint, secret };
  }

  /** @throws ApiError webhook_not_found */
  async delete(organisationId: string, id: string, author: Author): Promise<void> {
    await this.database.transaction(organisationId, async (manager) => {
      const endpoint = await this.endpoints.lock(manager, organisationId, id);
      if (endpoint === null) throw new ApiError('webhook_not_found');
      await this.endpoints.delete(manager, endpoint);
      const entry = { organisationId, author, targetId: id, before: factsOf(endpoint) };
      await this.audit.record(manager, { ...entry, action: 'webhook.deleted' });
    });
  }

  private async edit(
    { organisationId, id, author, versions, action }: EndpointEdit & { readonly action: AuditAction },
    changeFor: (endpoint: WebhookEndpointEntity) => Partial<WebhookEndpointEntity>,
  ): Promise<WebhookEndpointEntity> {
    return this.database.transaction(organisationId, async (manager) => {
      const endpoint = await this.endpoints.lock(manager, organisationId, id);
      if (endpoint === null) throw new ApiError('webhook_not_found');
      const change = { ...changeFor(endpoint), version: endpoint.version + 1 };
      assertAllowed(versions, { name: 'webhook', version: endpoint.version });
      await this.endpoints.update(manager, endpoint, change);
      if (change.state === 'disabled') await this.endpoints.dropOwed(manager, organisationId, id);
      const changed = { ...endpoint, ...change };
      const facts = { before: factsOf(endpoint), after: factsOf(changed) };
      await this.audit.record(manager, { organisationId, author, action, targetId: id, ...facts });
      return changed;
    });
  }

  private async assertPossible(organisationId: string, { url, cohortId }: EndpointChange): Promise<void> {
    if (url !== undefined) assertEndpointUrl(url, { allowsPrivate: this.config.webhookAllowPrivate });
    if (cohortId === undefined || cohortId === null) return;
    if (!isUuid(cohortId)) throw new ApiError('cohort_not_found');
    await this.cohorts.get(organisationId, cohortId);
  }
}

function tooMany(): ApiError {
  return new ApiError('invalid_transition', { error: `A team can have ${MOST_OF_ORGANISATION} webhooks at most` });
}

/** What an endpoint is set to, for the record; of its secrets only until when the old one signs. */
function factsOf({ url, events, cohortId, testEvents, state, previousUntil }: WebhookEndpointEntity): Facts {
  return { url, events, cohortId, testEvents, state, previousUntil };
}
