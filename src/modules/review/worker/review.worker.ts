import { Process, Processor } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { REVIEW_QUEUE } from '../../../queue/queues.js';
import { WorkLoop } from '../../../tasks/work-loop.js';
import { ReviewMetrics } from '../../metrics/review-metrics.js';
import { type Claim } from '../../review-tasks/claim.js';
import { ReviewTasksRepository } from '../../review-tasks/review-tasks.repository.js';
import { ClaimKeeper } from './claim-keeper.js';
import { RunReview } from './run-review.js';

/** More in hand are claimed and stored in fewer transactions, but new reviews wait for those in hand. */
const CONCURRENCY = 100;
/** For each call of a language model that may be under way, another review is prepared. */
const CONCURRENCY_PER_CALL = 2;

@Processor(REVIEW_QUEUE)
export class ReviewWorker extends WorkLoop<Claim> {
  private readonly unread = new Set<Claim>();

  constructor(
    { languageModel }: AppConfig,
    tasks: ReviewTasksRepository,
    private readonly claims: ClaimKeeper,
    private readonly runReview: RunReview,
    private readonly metrics: ReviewMetrics,
  ) {
    const concurrency = languageModel === null ? CONCURRENCY : CONCURRENCY_PER_CALL * languageModel.concurrency;
    super(tasks, 'reviews', concurrency, new Logger('Review'));
  }

  /** A job only says that something is due, so it is done once the worker has looked or is sure to look. */
  @Process()
  override wake(): Promise<void> {
    return super.wake();
  }

  /** Only unread ones count, so that the next reviews are claimed and read while PostgreSQL stores as many others. */
  protected override get held(): number {
    return Math.max(this.unread.size, this.claims.held - this.concurrency);
  }

  protected override tellSwept(found: number): void {
    this.metrics.leasesExpired(found);
    this.logger.warn({ event: 'review.lease_expired', reviews: found, msg: 'Reviews whose worker died are due again' });
  }

  protected override async work(claim: Claim): Promise<void> {
    this.unread.add(claim);
    const onRead = (): void => {
      if (this.unread.delete(claim)) void this.lookFurther();
    };
    try {
      await this.claims.hold(claim, (signal) => this.runReview.execute(claim, signal, onRead));
    } catch (error) {
      const { submissionId: submission_id, attempt } = claim;
      this.logger.error({ submission_id, attempt, err: error, msg: 'A review failed' });
    } finally {
      this.unread.delete(claim);
    }
  }
}
