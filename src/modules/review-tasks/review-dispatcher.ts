import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import { type Queue } from 'bull';
import pLimit from 'p-limit';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';

/**
 * Jobs are delayed by at most this, so that several batches share one; a job for every batch would keep Redis and
 * workers busy.
 */
const PAUSE_MS = 20;
/** Redis that does not answer in this time counts as away. */
const DEADLINE_MS = 2_000;

/**
 * Wakes a worker when reviews are due, with one job for a committed batch and whatever else comes shortly after. The
 * job carries no data, since PostgreSQL knows which reviews are due. If one is lost (Redis away, process killed), a
 * worker finds the reviews a moment later by itself.
 */
@Injectable()
export class ReviewDispatcher {
  private readonly telling = new ErrorStreak(new Logger('Queue'), 'Waking workers by the queue');
  private readonly turns = pLimit(1);

  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue) {}

  /** To be called after the commit. Returns at once and never fails. */
  nudge(): void {
    // One that has not begun tells of this as well.
    if (this.turns.pendingCount > 0) return;
    void this.turns(async () => {
      await this.telling.tolerate(this.tell());
      await sleep(PAUSE_MS);
    });
  }

  /** Resolves once Redis has stored the job. @throws Error when Redis is away, loading, full or a replica */
  async tell(): Promise<void> {
    const job = await within(DEADLINE_MS, this.queue.add({}));
    // Bull takes any answer for the job's id, even an empty one.
    if (!job.id) throw new Error('The queue did not take the job');
  }
}
