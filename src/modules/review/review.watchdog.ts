import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { ClaimKeeper } from './claim-keeper.js';
import { CONCURRENCY } from './review.processor.js';
import { RunReview } from './run-review.js';

const INTERVAL_MS = 1_000;

/**
 * Takes reviews straight from PostgreSQL when they wait although this worker has little to do: then nobody tells it of
 * them. Redis may be away, or have lost them, or this worker's connection to it went dead in silence, or Bull stopped
 * asking; it makes no difference which, and none has to be recognised. A review that Bull delivers after all is
 * claimed once all the same.
 */
@Injectable()
export class ReviewWatchdog implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Review');
  private timer: NodeJS.Timeout | undefined;
  private isAtWork = false;
  private isStopping = false;

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly claims: ClaimKeeper,
    private readonly runReview: RunReview,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    let taken = 0;
    try {
      for (let batch = await this.idsToTake(); batch.length > 0; batch = await this.idsToTake()) {
        taken += batch.length;
        if (!(await this.review(batch))) break;
      }
    } catch {
      // PostgreSQL is away; the next look is soon.
    } finally {
      this.isAtWork = false;
    }
    if (taken > 0) this.logger.warn(`The queue is silent although reviews are due: took ${taken} past it`);
  }

  /** Fewer than half of the hands are busy only when there is little to do, or nobody tells of it. */
  private async idsToTake(): Promise<string[]> {
    const isBusy = this.claims.held >= CONCURRENCY / 2;
    return isBusy || this.isStopping ? [] : this.tasks.overdue(CONCURRENCY);
  }

  /** False when one ended in an error, which may be everyone's: then it is better to pause. */
  private async review(submissionIds: readonly string[]): Promise<boolean> {
    const runs = await Promise.allSettled(submissionIds.map((id) => this.runReview.execute(id)));
    const errors = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason as unknown] : []));
    for (const error of errors) this.logger.error(error);
    return errors.length === 0;
  }
}
