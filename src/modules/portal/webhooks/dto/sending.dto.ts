import { ApiProperty } from '@nestjs/swagger';
import { IdProperty } from '../../../../common/openapi/properties.decorator.js';
import { IsApiTime } from '../../../../common/validation/api-time.decorator.js';

export class RecoverRequest {
  @ApiProperty({
    type: String,
    maxLength: 40,
    description: 'What happened before is left as it is. Events are kept for 30 days.',
    example: '2026-11-21T03:40:00',
  })
  @IsApiTime()
  since!: string;
}

export class QueuedDeliveryDto {
  @IdProperty({ description: 'Sent as `webhook-id`.' })
  id!: string;
}

export class RecoveryDto {
  @ApiProperty({
    type: 'integer',
    format: 'int32',
    minimum: 0,
    maximum: 2_147_483_647,
    example: 12,
    description: 'How many are sent: those that failed, and those of the time in which the webhook was disabled.',
  })
  queued!: number;
}
