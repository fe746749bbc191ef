import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';

const INTERVAL_MS = 1_000;

/** Finds reviews whose worker died, and makes them due again. Every worker has one. */
@Injectable()
export class ReviewSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tasks: ReviewTasksRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // While PostgreSQL is away there is nothing to find; the next sweep looks again.
      this.tasks.sweep().catch(() => undefined);
    }, INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
