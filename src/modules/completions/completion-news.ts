import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { CompletionsRepository } from './completions.repository.js';
import { WaitingRoom } from '../../common/waiting/waiting-room.js';

const POLL_MS = 1_000;

/**
 * Brings the waiting room its news, all of it by one connection to PostgreSQL, however many wait. What is not told (the
 * connection was away, or PostgreSQL failed over) one look a second finds, for all submissions at once.
 */
@Injectable()
export class CompletionNews implements OnModuleDestroy {
  private readonly asking = new ErrorStreak(new Logger('Completions'), 'Asking which reviews have ended');
  private timer: NodeJS.Timeout | undefined;
  private polling = false;

  constructor(
    private readonly changes: ChangeFeed,
    private readonly completions: CompletionsRepository,
    private readonly room: WaitingRoom,
  ) {
    changes.follow('ended_reviews', (id) => {
      if (id === null) void this.poll();
      else room.tell(id);
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
      return;
    }
    if (this.polling) return;
    this.polling = true;
    try {
      for (const id of await this.asking.watch(this.completions.ended(this.room.awaited))) this.room.tell(id);
    } catch {
      // Told; the next poll asks again.
    } finally {
      this.polling = false;
    }
  }
}
