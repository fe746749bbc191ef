import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { LimitQuery } from '../../../../common/http/page.query.dto.js';
import { WaitSeconds } from '../../../../common/waiting/wait-seconds.decorator.js';
import { EVENT_TYPES, type EventType } from '../../event-types.js';

export class EventsQuery extends LimitQuery {
  @ApiProperty({
    required: false,
    maxLength: 128,
    description:
      'The `next_cursor` of the answer before; without it the feed begins with the oldest event that is kept.',
  })
  @IsOptional()
  @IsString()
  after?: string;

  @ApiProperty({
    type: String,
    required: false,
    maxLength: 256,
    example: 'application.completed,application.failed',
    description: `Only these, separated by commas: ${EVENT_TYPES.join(', ')}.`,
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map((type) => type.trim()) : value,
  )
  @ArrayMaxSize(EVENT_TYPES.length, { message: `types must be one or more of ${EVENT_TYPES.join(', ')}` })
  @IsIn(EVENT_TYPES, { each: true, message: `types must be one or more of ${EVENT_TYPES.join(', ')}` })
  types?: EventType[];

  @ApiProperty({ required: false, format: 'uuid', maxLength: 36, description: 'Only of applications to this cohort.' })
  @IsOptional()
  @IsUUID()
  cohort_id?: string;

  @WaitSeconds('there is an event')
  wait = 0;
}
