import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import { type Queue } from 'bull';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';

/** A review begins so much later at most. A job for every batch of one would keep Redis and workers busy. */
const PAUSE_MS = 20;
/** Redis that does not answer in this time counts as away. */
const DEADLINE_MS = 2_000;

/**
 * Wakes a worker when reviews have become due: one job for all of a committed batch, and for whatever else came shortly
 * after. It carries nothing: which reviews, and whose, PostgreSQL knows. One that is lost (Redis away, process killed) costs a
 * moment: workers look for themselves.
 */
@Injectable()
export class ReviewDispatcher {
  private readonly telling = new ErrorStreak(new Logger('Queue'), 'Waking workers by the queue');
  private isUntold = false;
  private isTelling = false;

  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue) {}

  /** After the commit. Returns at once; never fails. */
  nudge(): void {
    this.isUntold = true;
    if (!this.isTelling) void this.tellAll();
  }

  /** Resolves once the job is there for certain. @throws Error when Redis is away, loading, full or a replica */
  async tell(): Promise<void> {
    const job = await within(DEADLINE_MS, this.queue.add({}));
    // Bull takes what it is answered for the job's id, even nothing.
    if (!job.id) throw new Error('The queue did not take the job');
  }

  private async tellAll(): Promise<void> {
    this.isTelling = true;
    while (this.isUntold) {
      this.isUntold = false;
      await this.telling.tolerate(this.tell());
      await sleep(PAUSE_MS);
    }
    this.isTelling = false;
  }
}
