import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { ReviewMetrics } from '../metrics/review-metrics.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { ReviewWorker } from './review.worker.js';

const INTERVAL_MS = 1_000;
/** A look at all leases walks past whatever PostgreSQL has to keep of those that ended. */
const LOOK_AT_ALL_MS = 60_000;
/** After this, because PostgreSQL was away or the process stood still, some may have ended that are no longer among the late. */
const MISSED_MS = 10_000;

/** Finds reviews whose worker died, and makes them due again. Every worker has one. */
@Injectable()
export class ReviewSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Review');
  private readonly sweeping = new ErrorStreak(this.logger, 'Looking for reviews whose worker died');
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = -Infinity;
  private lookedAtAll = -Infinity;

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly worker: ReviewWorker,
    private readonly metrics: ReviewMetrics,
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
    const now = performance.now();
    const isOfAll = now - this.lookedAt > MISSED_MS || now - this.lookedAtAll > LOOK_AT_ALL_MS;
    try {
      const found = await this.sweeping.watch(this.tasks.sweep(isOfAll ? 'ever' : 'lately'));
      this.lookedAt = now;
      if (isOfAll) this.lookedAtAll = now;
      if (found === 0) return;
      this.metrics.leasesExpired(found);
      this.logger.warn({
        event: 'review.lease_expired',
        reviews: found,
        msg: 'Reviews whose worker died are due again',
      });
      await this.worker.wake();
    } catch {
      // Told; the next sweep looks again.
    }
  }
}
