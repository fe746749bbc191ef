import { type OnModuleDestroy } from '@nestjs/common';
import { type ErrorStreak } from '../common/logging/error-streak.js';
import { type WaitingRoom } from '../common/waiting/waiting-room.js';
import { type ChangeFeed } from './change-feed.js';
import { type Topic } from './changes-channel.js';

const POLL_MS = 1_000;

interface Options {
  readonly changes: ChangeFeed;
  readonly topic: Topic;
  readonly room: WaitingRoom;
  readonly asking: ErrorStreak;
}

/**
 * Brings a waiting room its news, all of it by one connection to PostgreSQL, however many wait. What is not told (the
 * connection was away, PostgreSQL failed over, or the sender died right after the commit) one look a second finds, for
 * everything that is waited for at once.
 */
export abstract class PolledNews implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isPolling = false;

  protected constructor(private readonly options: Options) {
    options.changes.follow(options.topic, (id) => {
      if (id === null) void this.poll();
      else options.room.tell(id);
    });
  }

  /** Of what is waited for, the ids that there is news of. */
  protected abstract look(): Promise<Iterable<string>>;

  /** Whenever somebody begins to wait; while nobody does, there is nothing to poll for. */
  follow(): void {
    this.options.changes.listen();
    this.timer ??= setInterval(() => void this.poll(), POLL_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    const { room, asking } = this.options;
    if (room.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      for (const id of await asking.watch(this.look())) room.tell(id);
    } catch {
      // Told; the next poll asks again.
    } finally {
      this.isPolling = false;
    }
  }
}
