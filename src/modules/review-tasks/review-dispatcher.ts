import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { ReviewQueue } from './review-queue.js';

/** A review begins so much later at most. A job for every batch of one would keep Redis and workers busy. */
const PAUSE_MS = 20;

/**
 * Wakes a worker when reviews have become due: one job for all of a committed batch, and for whatever else came shortly
 * after. A job that is lost (Redis away, process killed) costs a moment: workers look for themselves.
 */
@Injectable()
export class ReviewDispatcher {
  private readonly telling = new ErrorStreak(new Logger('Queue'), 'Waking workers by the queue');
  private untold = 0;
  private isTelling = false;

  constructor(private readonly queue: ReviewQueue) {}

  /** After the commit. Returns at once; never fails. */
  nudge(reviews: number): void {
    this.untold += reviews;
    if (!this.isTelling) void this.tell();
  }

  private async tell(): Promise<void> {
    this.isTelling = true;
    while (this.untold > 0) {
      const reviews = this.untold;
      this.untold = 0;
      await this.telling.tolerate(this.queue.tell({ reviews }));
      await sleep(PAUSE_MS);
    }
    this.isTelling = false;
  }
}
