import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { AppConfig } from '../../config/app-config.js';
import { type Claim } from '../review-tasks/claim.js';
import { DueReviews } from '../review-tasks/due-reviews.js';
import { ClaimKeeper } from './claim-keeper.js';
import { RunReview } from './run-review.js';

/** The embedded reviewer's reviews wait for PostgreSQL most of the time; so many fit beside each other in one process. */
const HANDS = 400;
/** For each that may ask a language model at the same time, another gets ready; more would only keep others waiting. */
const HANDS_PER_CALL = 2;
/**
 * What is claimed at once, and all that may be claimed and not begun: what becomes due later waits for no more than these. The
 * more are claimed together, the more are stored together.
 */
const SHARE = 100;
/** Hands that become free one by one are waited for so long, to claim for several together. */
const GATHER_MS = 10;
const LOOK_MS = 1_000;
/** Somebody should have told an idle worker of what has waited so long. */
const OVERDUE_MS = 5_000;

/**
 * Takes reviews that are due, a share of each organisation's in turn, so that the many of one do not hold up the few of
 * another. Bull wakes it; and it looks for itself every second, because Redis may be away, or have lost jobs, or the
 * connection to it went dead in silence. It makes no difference which, and none has to be recognised.
 */
@Injectable()
export class ReviewWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Review');
  private readonly claiming = new ErrorStreak(this.logger, 'Claiming reviews');
  private timer: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isCalledAgain = false;
  private isStopping = false;
  /** The last look may have left something. */
  private isMoreDue = false;
  /** It took all that there was room for: the next one begins when there is room again, not at a call before. */
  private isFull = false;
  private overdue = 0;
  /** Claimed and not begun. */
  private readonly ready = new Set<Claim>();
  private readonly hands: number;

  constructor(
    { languageModel }: AppConfig,
    private readonly due: DueReviews,
    private readonly claims: ClaimKeeper,
    private readonly runReview: RunReview,
  ) {
    this.hands = languageModel === null ? HANDS : HANDS_PER_CALL * languageModel.concurrency;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.lookUntold(), LOOK_MS);
    this.timer.unref();
    void this.lookNow();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    clearTimeout(this.gathering);
    await this.looking;
  }

  /**
   * Takes what it has hands for. Never fails: while PostgreSQL is away, the next look is soon. In a rush Bull calls far
   * more often than a claim is worth: for the few hands that happened to be free, each would ask PostgreSQL on its own.
   */
  async wake(): Promise<void> {
    if (this.isFull && this.claims.held > 0) return;
    await this.lookNow();
  }

  private async lookNow(): Promise<void> {
    this.isCalledAgain = true;
    this.looking ??= Promise.resolve().then(() => this.look());
    await this.looking;
  }

  private async lookUntold(): Promise<void> {
    const isIdle = this.claims.held === 0 && this.looking === undefined;
    this.overdue = 0;
    await this.lookNow();
    if (isIdle && this.overdue > 0)
      this.logger.warn({ taken: this.overdue, msg: 'The queue is silent although reviews are due' });
  }

  private async look(): Promise<void> {
    try {
      while (this.isCalledAgain && this.room > 0 && !this.isStopping) {
        this.isCalledAgain = false;
        await this.take(this.room);
        if (this.isFull) return;
      }
    } catch (error) {
      this.claiming.failed(error);
    } finally {
      // At once, so that a call from now on begins the next look.
      this.looking = undefined;
    }
  }

  private async take(room: number): Promise<void> {
    this.isFull = false;
    const claims = await this.due.claim(room);
    this.claiming.succeeded();
    this.isMoreDue = claims.length > 0;
    this.isFull = claims.length === room;
    this.overdue += claims.filter(({ waitedMs }) => waitedMs > OVERDUE_MS).length;
    for (const claim of claims) void this.review(claim);
  }

  private get room(): number {
    return Math.min(this.hands - this.claims.held, SHARE - this.ready.size);
  }

  private async review(claim: Claim): Promise<void> {
    this.ready.add(claim);
    try {
      await this.runReview.execute(claim, () => {
        this.ready.delete(claim);
        if (this.ready.size === 0) this.gather();
      });
    } catch (error) {
      this.logger.error({
        submission_id: claim.submissionId,
        attempt: claim.attempt,
        err: error,
        msg: 'A review failed',
      });
    }
    // It may have ended without having begun.
    this.ready.delete(claim);
    this.gather();
  }

  /** Claims for all hands that become free meanwhile; at once where no more than these will. */
  private gather(): void {
    if (!this.isMoreDue || this.isStopping) return;
    const ms = this.room >= SHARE || this.claims.held === 0 ? 0 : GATHER_MS;
    if (ms === 0) clearTimeout(this.gathering);
    else if (this.gathering !== undefined) return;
    this.gathering = setTimeout(() => {
      this.gathering = undefined;
      void this.lookNow();
    }, ms);
  }
}
