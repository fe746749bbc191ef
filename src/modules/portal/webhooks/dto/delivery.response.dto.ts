import { ApiProperty } from '@nestjs/swagger';
import { ENVIRONMENTS, type Environment } from '../../../../common/access/environment.js';
import { timeOfId } from '../../../../common/ids/uuid.js';
import { NextCursor } from '../../../../common/openapi/next-cursor.decorator.js';
import { DateProperty, IdProperty, TextProperty } from '../../../../common/openapi/properties.decorator.js';
import { toApiDate, toApiDateOrNull } from '../../../../common/time/api-date.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import {
  type DeliveryRow,
  MOST_ATTEMPTS,
  type ShownAttempt,
} from '../../../webhooks/deliveries/deliveries.repository.js';
import { DELIVERY_TRIGGERS, type DeliveryTrigger } from '../../../webhooks/deliveries/delivery-trigger.js';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
type DeliveryState = (typeof DELIVERY_STATES)[number];

class DeliveryAttemptDto {
  @DateProperty()
  at!: string;

  @ApiProperty({ type: 'integer', format: 'int32', minimum: 0, maximum: 1_000_000, example: 1 })
  attempt!: number;

  @ApiProperty({ enum: DELIVERY_TRIGGERS, example: 'automatic', description: 'Why it was sent.' })
  trigger!: DeliveryTrigger;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: 1_000_000,
    example: 84,
    description: 'How long the receiver took, in milliseconds.',
  })
  ms!: number;

  @ApiProperty({
    type: 'integer',
    format: 'int32',
    nullable: true,
    minimum: 100,
    maximum: 999,
    example: 200,
    description: 'What it answered; null where it did not.',
  })
  http_status!: number | null;

  @TextProperty(64, { nullable: true, description: 'A word for why there was no answer; null where there was one.' })
  error!: string | null;

  @TextProperty(1_024, { nullable: true, description: 'How the answer begins.' })
  answer!: string | null;
}

class DeliveryDto {
  @IdProperty({ description: 'The event’s, sent as `webhook-id`.' })
  id!: string;

  @TextProperty(64, {
    nullable: true,
    example: 'application.completed',
    description: 'What it tells of; null for a test.',
  })
  type!: string | null;

  @ApiProperty({ enum: ENVIRONMENTS, example: 'live' })
  env!: Environment;

  @IdProperty({ nullable: true, description: 'The application; null for a test.' })
  submission_id!: string | null;

  @ApiProperty({
    enum: DELIVERY_STATES,
    example: 'delivered',
    description: '`pending`: it is sent, or sent again, at `next_attempt_at`.',
  })
  state!: DeliveryState;

  @DateProperty({ nullable: true, description: 'Null unless `pending`.' })
  next_attempt_at!: string | null;

  @DateProperty({ description: 'When it happened.' })
  created_at!: string;

  @ApiProperty({ type: [DeliveryAttemptDto], maxItems: MOST_ATTEMPTS, description: 'The latest, newest first.' })
  attempts!: DeliveryAttemptDto[];
}

export class DeliveryListDto {
  @ApiProperty({ type: [DeliveryDto], maxItems: LIMITS.page, description: 'Newest first.' })
  deliveries!: DeliveryDto[];

  @NextCursor()
  next_cursor!: string | null;
}

export function toDelivery(row: DeliveryRow): DeliveryDto {
  return {
    id: row.id,
    type: row.event?.type ?? null,
    env: row.event?.environment ?? 'test',
    submission_id: row.event?.submissionId ?? null,
    state: stateOf(row),
    next_attempt_at: toApiDateOrNull(row.nextAttemptAt),
    created_at: toApiDate(timeOfId(row.id)),
    attempts: row.attempts.map(toAttempt),
  };
}

function stateOf({ nextAttemptAt, isDelivered }: DeliveryRow): DeliveryState {
  if (nextAttemptAt !== null) return 'pending';
  return isDelivered ? 'delivered' : 'failed';
}

function toAttempt({ at, attempt, trigger, ms, httpStatus, error, answer }: ShownAttempt): DeliveryAttemptDto {
  return { at: toApiDate(new Date(at)), attempt, trigger, ms, http_status: httpStatus, error, answer };
}
