import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsBoolean, IsIn, IsOptional, IsString, ValidateIf } from 'class-validator';
import { NoControlCharacters, MaxCharacters } from '../../../../common/validation/constraints.js';
import { A_DAY, GraceSeconds } from '../../../../common/validation/grace-seconds.decorator.js';
import { isGiven } from '../../../../common/validation/is-given.js';
import { Text } from '../../../../common/validation/text.decorator.js';
import { MOST_URL_CHARACTERS } from '../../../../outgoing/target-url.js';
import { EVENT_TYPES, type EventType } from '../../../events/event-types.js';
import { ENDPOINT_STATES, type EndpointState } from '../../../webhooks/endpoints/endpoint-state.js';

const URL_EXAMPLE = 'https://example.com/hooks/applications';
export const EVENTS_TEXT = 'What it is told of; empty for everything, also what is added one day.';

/** The settings of a webhook that may be left out. */
class WebhookSettingsRequest {
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    format: 'uuid',
    maxLength: 36,
    description: 'Only applications to this cohort; null for all.',
  })
  @IsOptional()
  @IsString()
  cohort_id?: string | null;

  @ApiProperty({ required: false, example: false, description: 'Whether it is told of previews as well.' })
  @ValidateIf(isGiven)
  @IsBoolean()
  test_events?: boolean;
}

export class CreateWebhookRequest extends WebhookSettingsRequest {
  @Text({ max: MOST_URL_CHARACTERS, example: URL_EXAMPLE, description: 'Where events are sent to, by https.' })
  url!: string;

  @ApiProperty({
    required: false,
    enum: EVENT_TYPES,
    isArray: true,
    maxItems: EVENT_TYPES.length,
    example: ['application.completed'],
    description: EVENTS_TEXT,
  })
  @ValidateIf(isGiven)
  @IsArray()
  @IsIn(EVENT_TYPES, { each: true })
  events: EventType[] = [];
}

export class ChangeWebhookRequest extends WebhookSettingsRequest {
  @ApiProperty({ type: String, required: false, minLength: 1, maxLength: MOST_URL_CHARACTERS, example: URL_EXAMPLE })
  @ValidateIf(isGiven)
  @IsString()
  @MaxCharacters(MOST_URL_CHARACTERS)
  @NoControlCharacters()
  url?: string;

  @ApiProperty({
    required: false,
    enum: EVENT_TYPES,
    isArray: true,
    maxItems: EVENT_TYPES.length,
    example: ['application.completed'],
    description: EVENTS_TEXT,
  })
  @ValidateIf(isGiven)
  @IsArray()
  @IsIn(EVENT_TYPES, { each: true })
  events?: EventType[];

  @ApiProperty({
    required: false,
    enum: ENDPOINT_STATES,
    example: 'enabled',
    description: 'A disabled one is told of nothing, and nothing is owed to it.',
  })
  @ValidateIf(isGiven)
  @IsIn(ENDPOINT_STATES)
  state?: EndpointState;
}

export class RotateSecretRequest {
  @GraceSeconds('How long the old secret signs as well; 0 ends it at once.')
  grace_seconds: number = A_DAY;
}
