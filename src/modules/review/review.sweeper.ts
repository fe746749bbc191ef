import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ReviewQueue } from '../review-tasks/review-queue.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';

const INTERVAL_MS = 1_000;
const BATCH = 500;

/**
 * Finds reviews whose worker died or whose job was lost, and makes them due again. Every worker has one, and one at a
 * time sweeps.
 *
 * Waiting long does not mean being lost: behind a deep backlog everything waits, and telling the queue over and over
 * would make the backlog deeper. So the queue is asked whether it still has the job. The oldest are asked after first,
 * and that is enough however deep the backlog is: jobs come up in the order in which they were added, so one that is
 * lost among many is missed by the time that it would have come up.
 */
@Injectable()
export class ReviewSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly queue: ReviewQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // While PostgreSQL is away there is nothing to find, and while Redis is, nobody to tell; the next sweep looks again.
      this.sweep().catch(() => undefined);
    }, INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    const unheardOf = await this.tasks.sweep(BATCH);
    if (unheardOf.length === 0) return;
    const lost = await this.queue.missing(unheardOf);
    if (lost.length > 0) await this.tasks.dispatchAgain(lost);
  }
}
