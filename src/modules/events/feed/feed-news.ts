import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { ChangeFeed } from '../../../database/change-feed.js';
import { PolledNews } from '../../../database/polled-news.js';
import { FeedRepository } from './feed.repository.js';
import { FeedRoom } from './feed-room.js';

/** Wakes the callers that wait for events when their organisation has new ones. */
@Injectable()
export class FeedNews extends PolledNews {
  /** The newest event of each organisation at the last look. */
  private known: ReadonlyMap<string, string> = new Map();

  constructor(
    changes: ChangeFeed,
    private readonly feed: FeedRepository,
    room: FeedRoom,
  ) {
    super('events', changes, room, new ErrorStreak(new Logger('Events'), 'Asking for new events'));
  }

  protected override async look(): Promise<string[]> {
    const newest = await this.feed.newest(this.room.awaited.map(({ organisationId }) => organisationId));
    const { known } = this;
    this.known = newest;
    return [...newest].flatMap(([organisationId, id]) => (known.get(organisationId) === id ? [] : [organisationId]));
  }
}
