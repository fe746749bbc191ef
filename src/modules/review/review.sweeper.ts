import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { SweepLoop } from '../../tasks/sweep-loop.js';
import { ReviewMetrics } from '../metrics/review-metrics.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { ReviewWorker } from './review.worker.js';

/** Makes reviews due again whose worker died. */
@Injectable()
export class ReviewSweeper extends SweepLoop {
  private readonly logger: Logger;

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly worker: ReviewWorker,
    private readonly metrics: ReviewMetrics,
  ) {
    const logger = new Logger('Review');
    super(new ErrorStreak(logger, 'Looking for reviews whose worker died'));
    this.logger = logger;
  }

  protected override sweep(ended: 'ever' | 'lately'): Promise<number> {
    return this.tasks.sweep(ended);
  }

  protected override async tellFound(found: number): Promise<void> {
    this.metrics.leasesExpired(found);
    this.logger.warn({
      event: 'review.lease_expired',
      reviews: found,
      msg: 'Reviews whose worker died are due again',
    });
    await this.worker.wake();
  }
}
