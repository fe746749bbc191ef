import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { ChangeFeed } from '../../../database/change-feed.js';
import { FeedRepository } from './feed.repository.js';
import { FeedRoom } from './feed-room.js';

const POLL_MS = 1_000;

/**
 * Brings those who wait for events their news. What is not told (the connection was away, or its sender died right after the
 * commit) one look a second finds, for all organisations at once.
 */
@Injectable()
export class FeedNews implements OnModuleDestroy {
  private readonly asking = new ErrorStreak(new Logger('Events'), 'Asking for new events');
  private readonly known = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private isPolling = false;

  constructor(
    private readonly changes: ChangeFeed,
    private readonly feed: FeedRepository,
    private readonly room: FeedRoom,
  ) {
    changes.follow('events', (organisationId) => {
      if (organisationId === null) void this.poll();
      else room.tell(organisationId);
    });
  }

  /** Whenever somebody begins to wait; while nobody does, there is nothing to poll for. */
  follow(): void {
    this.changes.listen();
    this.timer ??= setInterval(() => void this.poll(), POLL_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.room.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      this.known.clear();
      return;
    }
    if (this.isPolling) return;
    this.isPolling = true;
    // Told if it fails; the next poll asks again.
    await this.asking.tolerate(this.tellNew());
    this.isPolling = false;
  }

  private async tellNew(): Promise<void> {
    const newest = await this.feed.newest(this.room.awaited.map(({ organisationId }) => organisationId));
    for (const [organisationId, id] of newest) {
      if (this.known.get(organisationId) !== id) this.room.tell(organisationId);
      this.known.set(organisationId, id);
    }
  }
}
