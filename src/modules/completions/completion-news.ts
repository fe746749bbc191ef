import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { WaitingRoom } from '../../common/waiting/waiting-room.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { PolledNews } from '../../database/polled-news.js';
import { CompletionsRepository } from './completions.repository.js';

/** Brings those who wait for submissions the news that their reviews have ended. */
@Injectable()
export class CompletionNews extends PolledNews {
  constructor(
    changes: ChangeFeed,
    private readonly completions: CompletionsRepository,
    room: WaitingRoom,
  ) {
    const asking = new ErrorStreak(new Logger('Completions'), 'Asking which reviews have ended');
    super('ended_reviews', changes, room, asking);
  }

  protected override look(): Promise<string[]> {
    return this.completions.ended(this.room.awaited);
  }
}
