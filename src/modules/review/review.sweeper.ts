import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';

const INTERVAL_MS = 2_000;

/** Finds reviews whose worker died or whose job was lost, and makes them due again. Every worker may run one. */
@Injectable()
export class ReviewSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tasks: ReviewTasksRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // While PostgreSQL is away there is nothing to find; the next sweep looks again.
      this.tasks.recoverLost().catch(() => undefined);
    }, INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
