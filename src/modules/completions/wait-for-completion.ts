import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { readWhenTold } from '../../common/waiting/read-when-told.js';
import { type Waiter, WaitingRoom } from '../../common/waiting/waiting-room.js';
import { AppConfig } from '../../config/app-config.js';
import { CompletionNews } from './completion-news.js';

/** How a caller wants a submission read: at once when `seconds` is 0. */
export type Patience = Pick<Waiter, 'seconds' | 'hungUp'>;

/** Holds a request until its submission has ended. While it waits it costs no connection to anything. */
@Injectable()
export class WaitForCompletion {
  /** Thousands may be released in one instant: they take turns, and leave half of all connections to others. */
  private readonly turns: LimitFunction;

  constructor(
    config: AppConfig,
    private readonly room: WaitingRoom,
    private readonly news: CompletionNews,
  ) {
    this.turns = pLimit(Math.ceil(config.tenantPoolSize / 2));
  }

  /**
   * What `read` finds once that has ended, or when the time is up. It rejects with what `read` rejects with. The end may be
   * over already when it is read again: a failed submission can be started over.
   */
  read<T>(waiter: Waiter, read: () => Promise<T>, hasEnded: (found: T) => boolean): Promise<T> {
    // Before the first look, so that nothing ends unseen between that and the wait.
    const place = waiter.seconds > 0 ? this.room.enter(waiter) : null;
    if (place === null) return read();
    this.news.follow();
    return readWhenTold(place, this.turns, read, hasEnded);
  }
}
