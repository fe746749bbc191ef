import { type OpenAPIObject } from '@nestjs/swagger';
import { exampleId } from '../common/openapi/example-ids.js';
import { type EventDataDto, EventMessageDto } from '../modules/events/dto/event-message.dto.js';
import { EVENT_KINDS, EVENT_TYPES, type EventType } from '../modules/events/event-types.js';

type Webhooks = NonNullable<OpenAPIObject['webhooks']>;

const TEXT = { type: 'string', maxLength: 500 } as const;
const HEADERS = [
  {
    name: 'webhook-id',
    description: 'The id of the event: the same at every attempt, so that you can tell what you have had already.',
    schema: { type: 'string', format: 'uuid', maxLength: 36 },
    example: exampleId('event'),
  },
  {
    name: 'webhook-timestamp',
    description: 'When this attempt was signed, in seconds since 1970: refuse what is older than five minutes.',
    schema: { type: 'string', maxLength: 20 },
    example: '1795232421',
  },
  {
    name: 'webhook-signature',
    description:
      '`v1,` and the base64 of HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with your secret. While a secret is being replaced ' +
      'there are two, separated by a blank: one that fits is enough.',
    schema: TEXT,
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
].map((header) => ({ ...header, in: 'header' as const, required: true }));

/** What is sent to webhooks: one entry for each type of event, with the schema and an example of its body. */
export function addWebhooks(document: OpenAPIObject): void {
  document.webhooks = Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: messageOf(type) }])) as Webhooks;
}

function messageOf(type: EventType): object {
  const { summary, description } = EVENT_KINDS[type];
  return {
    operationId: `told${type.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ['Events'],
    summary,
    description,
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: `#/components/schemas/${EventMessageDto.name}` },
              { type: 'object', properties: { type: { const: type } } },
            ],
          },
          example: exampleOf(type),
        },
      },
    },
    responses: {
      '2XX': { description: 'It has arrived. Anything else, or no answer within 15 seconds, and it is sent again.' },
      '410': { description: 'Nothing more is wanted: the webhook is disabled.' },
    },
  };
}

function exampleOf(type: EventType): EventMessageDto {
  const data: EventDataDto = {
    submission_id: exampleId('submission'),
    cohort_id: exampleId('cohort'),
    external_id: 'crm-4711',
    env: 'live',
    ...EVENT_KINDS[type].example,
  };
  return { type, timestamp: '2026-11-21T03:40:21.508Z', data };
}
