import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../../common/time/concurrency-limit.js';
import { AppConfig } from '../../config/app-config.js';
import { CompletionNews } from './completion-news.js';
import { type Place, type Waiter, WaitingRoom } from './waiting-room.js';

/** How a caller wants a submission read: at once when `seconds` is 0. */
export type Patience = Pick<Waiter, 'seconds' | 'hungUp'>;

/** Holds a request until its submission has ended. While it waits it costs no connection to anything. */
@Injectable()
export class WaitForCompletion {
  /** Thousands may be released in one instant: they take turns, and leave half of all connections to others. */
  private readonly turns: ConcurrencyLimit;

  constructor(
    config: AppConfig,
    private readonly room: WaitingRoom,
    private readonly news: CompletionNews,
  ) {
    this.turns = new ConcurrencyLimit(Math.ceil(config.tenantPoolSize / 2));
  }

  /** What `read` finds once that has ended, or when the time is up. It rejects with what `read` rejects with. */
  read<T>(waiter: Waiter, read: () => Promise<T>, hasEnded: (found: T) => boolean): Promise<T> {
    // Before the first look, so that nothing ends unseen between that and the wait.
    const place = waiter.seconds > 0 ? this.room.enter(waiter) : null;
    return place === null ? read() : this.wait(place, read, hasEnded);
  }

  private async wait<T>(place: Place, read: () => Promise<T>, hasEnded: (found: T) => boolean): Promise<T> {
    try {
      this.news.follow();
      let found = await read();
      while (!hasEnded(found)) {
        const reason = await place.hold.next();
        if (reason === 'stop') break;
        // Its end may be over already: a failed submission can be started over.
        found = await this.turns.run(read);
        if (reason === 'over') break;
      }
      return found;
    } finally {
      place.leave();
    }
  }
}
