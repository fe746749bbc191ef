import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { hangUp } from '../../../common/http/hang-up.js';
import { readQuery } from '../../../common/http/request-validation.pipe.js';
import { ApiErrors } from '../../../common/openapi/api-errors.decorator.js';
import { type AuthenticatedRequest } from '../../auth/current-caller.decorator.js';
import { ApiKeyRoute } from '../../auth/key-routes.decorator.js';
import { EventListDto } from './dto/event.response.dto.js';
import { EventsQuery } from './dto/events.query.dto.js';
import { EventsFeed } from './events-feed.js';
import { NO_CURSOR } from './feed-cursor.js';

@ApiTags('Events')
@Controller('v1/api/events')
export class EventsController {
  constructor(private readonly feed: EventsFeed) {}

  @Get()
  @ApiKeyRoute('applications:read')
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'Pull what happened to applications, oldest first',
    description:
      'The same events that webhooks bring, for who would rather fetch them: a live key is given those of live applications, a test key those ' +
      'of previews, each for 30 days. Keep `next_cursor` and give it back as `after`, and you miss none and see none twice. With `wait` the answer is ' +
      'held until there is one, which spares polling: let your client’s own timeout be longer.',
  })
  @ApiQuery({ type: EventsQuery })
  @ApiOkResponse({ type: EventListDto, description: 'The next events.' })
  @ApiErrors({ code: 'invalid_request', error: NO_CURSOR, invalid_fields: ['after'] })
  list(
    @Req() { caller, query }: AuthenticatedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventListDto> {
    const wanted = readQuery(EventsQuery, query);
    return this.feed.pull(caller, wanted, hangUp(response, wanted.wait));
  }
}
