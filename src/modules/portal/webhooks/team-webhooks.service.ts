import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { readCursor, toPage } from '../../../common/http/cursor.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { allowedVersions, type Versioned } from '../../../common/http/version-tag.js';
import { DeliveriesRepository } from '../../webhooks/deliveries/deliveries.repository.js';
import { type EndpointChange, EndpointsService } from '../../webhooks/endpoints/endpoints.service.js';
import { type WebhookEndpointEntity } from '../../webhooks/endpoints/webhook-endpoint.entity.js';
import { type DeliveryListDto, toDelivery } from './dto/delivery.response.dto.js';
import { type ChangeWebhookRequest, type CreateWebhookRequest } from './dto/webhook.request.dto.js';
import {
  type RevealedWebhookDto,
  toRevealedWebhook,
  toWebhook,
  type WebhookDto,
  type WebhookListDto,
} from './dto/webhook.response.dto.js';

interface WebhookEdit {
  readonly organisationId: string;
  readonly id: string;
  readonly author: Author;
  /** The header, as sent. */
  readonly ifMatch: string | undefined;
}

/** Webhooks as the team manages them. */
@Injectable()
export class TeamWebhooksService {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly sent: DeliveriesRepository,
  ) {}

  /** Newest first. */
  async list(organisationId: string, query: PageQuery): Promise<WebhookListDto> {
    const filter = { organisationId };
    const before = readCursor(query.cursor, filter);
    const rows = await this.endpoints.list(organisationId, { before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { webhooks: page.items.map(toWebhook), next_cursor: page.nextCursor };
  }

  /** @throws ApiError webhook_not_found, here and below */
  async get(organisationId: string, id: string): Promise<Versioned<WebhookDto>> {
    return toVersioned(await this.endpoints.get(organisationId, id));
  }

  async create(organisationId: string, request: CreateWebhookRequest, author: Author): Promise<RevealedWebhookDto> {
    const { url, events, cohort_id: cohortId = null, test_events: testEvents = false } = request;
    const settings = { url, events: [...new Set(events)], cohortId, testEvents };
    return toRevealedWebhook(await this.endpoints.create(organisationId, settings, author));
  }

  async change({ ifMatch, ...edit }: WebhookEdit, request: ChangeWebhookRequest): Promise<Versioned<WebhookDto>> {
    return toVersioned(await this.endpoints.change({ ...edit, versions: allowedVersions(ifMatch) }, toChange(request)));
  }

  async rotateSecret({ ifMatch, ...edit }: WebhookEdit, graceSeconds: number): Promise<RevealedWebhookDto> {
    const versions = allowedVersions(ifMatch);
    return toRevealedWebhook(await this.endpoints.rotateSecret({ ...edit, versions }, graceSeconds));
  }

  async delete(organisationId: string, id: string, author: Author): Promise<void> {
    await this.endpoints.delete(organisationId, id, author);
  }

  /** Newest first. */
  async deliveries(organisationId: string, endpointId: string, query: PageQuery): Promise<DeliveryListDto> {
    await this.endpoints.get(organisationId, endpointId);
    const filter = { organisationId, endpointId };
    const before = readCursor(query.cursor, filter);
    const rows = await this.sent.list(organisationId, endpointId, { before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { deliveries: page.items.map(toDelivery), next_cursor: page.nextCursor };
  }
}

/** What a request sets; what it leaves out is left out here too. */
function toChange({ url, events, cohort_id, test_events, state }: ChangeWebhookRequest): EndpointChange {
  return {
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: [...new Set(events)] }),
    ...(cohort_id !== undefined && { cohortId: cohort_id }),
    ...(test_events !== undefined && { testEvents: test_events }),
    ...(state !== undefined && { state }),
  };
}

function toVersioned(endpoint: WebhookEndpointEntity): Versioned<WebhookDto> {
  return { version: endpoint.version, body: toWebhook(endpoint) };
}
