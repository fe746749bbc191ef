import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { ReviewWorker } from './review.worker.js';

const INTERVAL_MS = 1_000;

/** Finds reviews whose worker died, and makes them due again. Every worker has one. */
@Injectable()
export class ReviewSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly worker: ReviewWorker,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), INTERVAL_MS);
    this.timer.unref();
    void this.sweep();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    // While PostgreSQL is away there is nothing to find; the next sweep looks again.
    const found = await this.tasks.sweep().catch(() => 0);
    if (found > 0) await this.worker.wake();
  }
}
