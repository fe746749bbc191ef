import { Injectable } from '@nestjs/common';
import { EventsQuery } from '../../events/feed/dto/events.query.dto.js';
import { EventsFeed } from '../../events/feed/events-feed.js';
import { readArguments } from './arguments.js';
import { closed, schemaOf } from './object-schema.js';
import { type Arguments, type Tool, type ToolExchange } from './tool.js';

/** What happened, in its order. */
@Injectable()
export class EventTools {
  constructor(private readonly feed: EventsFeed) {}

  readonly tools: readonly Tool[] = [
    {
      name: 'list_events',
      title: 'List what happened',
      description:
        'What happened to submissions, oldest first: accepted, reviewed, failed, decided, withdrawn. Give `next_cursor` back as `after` to go on ' +
        'where the answer ended. With `wait` the answer comes as soon as something happens.',
      operationId: 'listEvents',
      scope: 'applications:read',
      input: closed(schemaOf(EventsQuery)),
      isReadOnly: true,
      hasWordsOfApplicants: true,
      call: (exchange, given) => this.list(exchange, given),
    },
  ];

  private list({ caller, hangUp }: ToolExchange, given: Arguments): Promise<object> {
    const query = readArguments(EventsQuery, given);
    return this.feed.pull(caller, query, hangUp(query.wait));
  }
}
