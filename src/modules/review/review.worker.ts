import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { AppConfig } from '../../config/app-config.js';
import { type Claim } from '../review-tasks/claim.js';
import { DueReviews } from '../review-tasks/due-reviews.js';
import { ClaimKeeper } from './claim-keeper.js';
import { RunReview } from './run-review.js';

/** What comes later waits for no more than these. The more are claimed together, the more are stored together. */
const CONCURRENCY = 100;
/** For each call of a language model that may be under way, another review gets ready. */
const CONCURRENCY_PER_CALL = 2;
const LOOK_MS = 1_000;
/** An idle worker should have been woken for what has waited so long. */
const OVERDUE_MS = 5_000;

/**
 * Claims reviews that are due, runs each, and claims for all that have ended once half have. Bull wakes it; and it looks for
 * itself every second, because Redis may be away, or have lost jobs, or the connection to it went dead in silence.
 */
@Injectable()
export class ReviewWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Review');
  private readonly claiming = new ErrorStreak(this.logger, 'Claiming reviews');
  private readonly concurrency: number;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** There may be something to claim. */
  private isDue = false;
  private isStopping = false;
  private overdue = 0;

  constructor(
    { languageModel }: AppConfig,
    private readonly due: DueReviews,
    private readonly claims: ClaimKeeper,
    private readonly runReview: RunReview,
  ) {
    this.concurrency = languageModel === null ? CONCURRENCY : CONCURRENCY_PER_CALL * languageModel.concurrency;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.lookUnasked(), LOOK_MS);
    this.timer.unref();
    void this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.looking;
  }

  /** Claims at once, or as soon as half of it is free. Never fails: while PostgreSQL is away, the next look is soon. */
  async wake(): Promise<void> {
    this.isDue = true;
    await this.look(this.half);
  }

  private async lookUnasked(): Promise<void> {
    const isIdle = this.claims.held === 0 && this.looking === undefined;
    this.overdue = 0;
    this.isDue = true;
    // For the little that is free as well: the rest may be held by reviews that take long.
    await this.look(1);
    if (isIdle && this.overdue > 0)
      this.logger.warn({ taken: this.overdue, msg: 'The queue is silent although reviews are due' });
  }

  private get half(): number {
    return this.concurrency / 2;
  }

  private get room(): number {
    return this.concurrency - this.claims.held;
  }

  private look(leastRoom: number): Promise<void> {
    this.looking ??= Promise.resolve().then(() => this.claimAndRun(leastRoom));
    return this.looking;
  }

  private async claimAndRun(leastRoom: number): Promise<void> {
    try {
      for (let least = leastRoom; this.isDue && this.room >= least && !this.isStopping; least = this.half) {
        this.isDue = false;
        const claims = await this.due.claim(this.room);
        this.claiming.succeeded();
        if (claims.length > 0) this.isDue = true;
        this.overdue += claims.filter(({ waitedMs }) => waitedMs > OVERDUE_MS).length;
        for (const claim of claims) void this.run(claim);
      }
    } catch (error) {
      this.claiming.failed(error);
    } finally {
      // At once, so that a call from now on begins the next look.
      this.looking = undefined;
    }
  }

  private async run(claim: Claim): Promise<void> {
    try {
      await this.runReview.execute(claim);
    } catch (error) {
      const { submissionId: submission_id, attempt } = claim;
      this.logger.error({ submission_id, attempt, err: error, msg: 'A review failed' });
    }
    if (this.isDue) await this.look(this.half);
  }
}
