import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IdProperty } from '../../../../common/openapi/properties.decorator.js';
import { LIMITS } from '../../../../common/validation/limits.js';
import { EventMessageDto } from '../../dto/event-message.dto.js';
import { type ToldEvent, toEventMessage } from '../../event-message.js';

@ApiSchema({ description: 'Something that happened to an application.' })
class EventDto extends EventMessageDto {
  @IdProperty({ description: 'The same as the `webhook-id` by which it is sent.' })
  id!: string;
}

@ApiSchema({ description: 'A stretch of the feed of events.' })
export class EventListDto {
  @ApiProperty({ type: [EventDto], maxItems: LIMITS.page, description: 'Oldest first.' })
  events!: EventDto[];

  @ApiProperty({
    type: String,
    maxLength: 128,
    example: 'MTQ3MjIgMDE5NjBmMmUtN2EzYy03YzRlLTliMWEtM2YyZDVlNmE3Yjhj',
    description: 'Keep it, and give it back as `after`: the feed goes on behind what you have been given.',
  })
  next_cursor!: string;

  @ApiProperty({
    example: false,
    description: 'Whether there is more already, so that asking again at once makes sense.',
  })
  has_more!: boolean;
}

export function toEvent(event: ToldEvent): EventDto {
  return { id: event.id, ...toEventMessage(event) };
}
