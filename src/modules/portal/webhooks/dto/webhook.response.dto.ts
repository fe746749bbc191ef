import { ApiProperty } from '@nestjs/swagger';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate, toApiDateOrNull } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { MOST_URL_CHARACTERS } from '../../../../outgoing/target-url.js';
import { EVENT_TYPES, type EventType } from '../../../events/event-types.js';
import { ENDPOINT_STATES, type EndpointState } from '../../../webhooks/endpoints/endpoint-state.js';
import { type RevealedSecret } from '../../../webhooks/endpoints/endpoints.service.js';
import { type WebhookEndpointEntity } from '../../../webhooks/endpoints/webhook-endpoint.entity.js';
import { EVENTS_TEXT } from './webhook.request.dto.js';

export class WebhookDto {
  @IdProperty()
  id!: string;

  @TextProperty(MOST_URL_CHARACTERS, { example: 'https://example.com/hooks/applications' })
  url!: string;

  @ApiProperty({
    enum: EVENT_TYPES,
    isArray: true,
    maxItems: EVENT_TYPES.length,
    example: [],
    description: EVENTS_TEXT,
  })
  events!: EventType[];

  @IdProperty({ nullable: true, description: 'Only applications to this cohort; null for all.' })
  cohort_id!: string | null;

  @ApiProperty({ example: false, description: 'Whether it is told of previews as well.' })
  test_events!: boolean;

  @ApiProperty({ enum: ENDPOINT_STATES, example: 'enabled' })
  state!: EndpointState;

  @TextProperty(200, { nullable: true, description: 'Why it was disabled; null where the team did it.' })
  disabled_reason!: string | null;

  @DateProperty({ nullable: true, description: 'The first failure since the last success; null while it works.' })
  failing_since!: string | null;

  @DateProperty({ nullable: true, description: 'Until then nothing is sent to it, because it asked for less.' })
  resting_until!: string | null;

  @DateProperty({ nullable: true })
  last_success_at!: string | null;

  @DateProperty({ nullable: true, description: 'Until then the secret before the present one signs as well.' })
  previous_secret_until!: string | null;

  @DateProperty()
  created_at!: string;
}

export class RevealedWebhookDto extends WebhookDto {
  @TextProperty(64, { description: 'What its messages are signed with, shown this once.', example: 'whsec_…' })
  secret!: string;
}

export class WebhookListDto {
  @ApiProperty({ type: [WebhookDto], maxItems: LIMITS.page })
  webhooks!: WebhookDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toWebhook(endpoint: WebhookEndpointEntity): WebhookDto {
  const { previousUntil } = endpoint;
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events,
    cohort_id: endpoint.cohortId,
    test_events: endpoint.testEvents,
    state: endpoint.state,
    disabled_reason: endpoint.disabledReason,
    failing_since: toApiDateOrNull(endpoint.failingSince),
    resting_until: toApiDateOrNull(endpoint.restingUntil),
    last_success_at: toApiDateOrNull(endpoint.lastSuccessAt),
    previous_secret_until: toApiDateOrNull(previousUntil !== null && previousUntil > new Date() ? previousUntil : null),
    created_at: toApiDate(endpoint.createdAt),
  };
}

export function toRevealedWebhook({ endpoint, secret }: RevealedSecret): RevealedWebhookDto {
  return { ...toWebhook(endpoint), secret };
}
