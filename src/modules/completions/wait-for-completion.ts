import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { readWhenTold } from '../../common/waiting/read-when-told.js';
import { type Waiter, WaitingRoom } from '../../common/waiting/waiting-room.js';
import { AppConfig } from '../../config/app-config.js';
import { HeldKeys } from '../auth/held-keys.js';
import { CompletionNews } from './completion-news.js';

/** How long a caller is ready to wait for a submission; not at all if `seconds` is 0. */
export type Patience = Pick<Waiter, 'seconds' | 'hungUp'>;

/** Holds a request until its submission's review has ended. Waiting uses no connection to PostgreSQL or Redis. */
@Injectable()
export class WaitForCompletion {
  /** Thousands of requests may be released at once; they take turns and leave half of all connections to others. */
  private readonly turns: LimitFunction;

  constructor(
    config: AppConfig,
    private readonly room: WaitingRoom,
    private readonly news: CompletionNews,
    private readonly keys: HeldKeys,
  ) {
    this.turns = pLimit(Math.ceil(config.tenantPoolSize / 2));
  }

  /**
   * Reads when the review has ended or the time is up, and passes errors of `read` on. By the time it is read the
   * submission may be pending again, since a failed one can be started over.
   */
  read<T>(waiter: Waiter, read: () => Promise<T>, hasEnded: (found: T) => boolean): Promise<T> {
    // Enters before the first read, so that an end between that and the wait is not missed.
    const place = waiter.seconds > 0 ? this.room.enter(waiter) : null;
    if (place === null) return read();
    this.news.follow();
    return readWhenTold(place, this.turns, this.keys.guard(waiter, read), hasEnded);
  }
}
