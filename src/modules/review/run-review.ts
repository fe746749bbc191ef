import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseOutOfReach } from '../../common/errors/foreign-errors.js';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { type FailureCode } from '../applications/submission-status.js';
import { type AttemptResult, ReviewMetrics } from '../metrics/review-metrics.js';
import { type Claim } from '../review-tasks/claim.js';
import { ClaimLostError, LEASE_SECONDS, ShuttingDownError } from '../../tasks/lease-keeper.js';
import { ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { ClaimKeeper } from './claim-keeper.js';
import { Progress } from './progress.js';
import { ReviewCasesRepository } from './review-cases.repository.js';
import { remedyFor, ReviewFailure, ReviewPutOff } from './review-failure.js';
import { type Attempt } from './review-outcome.js';
import { ReviewOutcomesRepository } from './review-outcomes.repository.js';
import { ReviewStages } from './review-stages.js';
import { Timeline } from './timeline.js';

const GIVE_BACK_EVERY_MS = 500;
/** What a review waits for that PostgreSQL went away under. */
const AFTER_OUTAGE_MS = 1_000;

/** How an attempt ended, and how the review with it, if it did. */
interface AttemptEnd {
  readonly result: AttemptResult;
  readonly outcome?: 'complete' | FailureCode;
}

const LOST: AttemptEnd = { result: 'lease_lost' };

/** Reviews one claimed submission, up to the stored outcome. When the claim was lost meanwhile, nothing is stored. */
@Injectable()
export class RunReview {
  private readonly showing = new ErrorStreak(new Logger('Review'), 'Showing that reviews are under way');
  private readonly givingBack = new ErrorStreak(new Logger('Review'), 'Giving reviews back');

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly cases: ReviewCasesRepository,
    private readonly outcomes: ReviewOutcomesRepository,
    private readonly stages: ReviewStages,
    private readonly claims: ClaimKeeper,
    private readonly metrics: ReviewMetrics,
  ) {}

  /** `onRead`: what is left of it is for PostgreSQL to do. */
  async execute(claim: Claim, onRead: () => void): Promise<void> {
    await this.claims.hold(claim, (signal) => this.review(claim, signal, onRead));
  }

  private async review(claim: Claim, signal: AbortSignal, onRead: () => void): Promise<void> {
    const startedAt = performance.now();
    const timeline = new Timeline();
    const attempt = { claim, spans: timeline.spans };
    const progress = new Progress(() => this.showing.tolerate(this.cases.showProcessing(claim)));
    // Those that took their workers down with them were no tries: the reading has its own answer to them.
    let tries = claim.attempt;
    try {
      const reviewCase = await this.cases.open(claim);
      tries -= reviewCase.lostWorkers;
      const onBegin = (): void => {
        progress.begin();
      };
      const result = await this.stages.run(reviewCase, { timeline, signal, attempts: claim.attempt, onBegin });
      await progress.end();
      onRead();
      const isStored = await this.outcomes.store(attempt, { kind: 'complete', result });
      this.record(claim, startedAt, isStored ? { result: 'complete', outcome: 'complete' } : LOST);
    } catch (error) {
      await progress.end();
      this.record(claim, startedAt, await this.recover({ ...attempt, tries }, progress, error, signal));
      // A stage's own ruling is an outcome; anything else is somebody's to look into.
      if (!signal.aborted && !(error instanceof ReviewFailure || error instanceof ReviewPutOff)) throw error;
    }
  }

  private async recover(
    attempt: Attempt & { tries: number },
    progress: Progress,
    error: unknown,
    signal: AbortSignal,
  ): Promise<AttemptEnd> {
    if (signal.reason instanceof ClaimLostError) return LOST;
    if (signal.reason instanceof ShuttingDownError) {
      await this.tasks.giveBack(attempt.claim);
      return { result: 'given_back' };
    }
    if (error instanceof ReviewPutOff) {
      await progress.show();
      await this.tasks.giveBack(attempt.claim, error.delayMs);
      return { result: 'put_off' };
    }
    // It is no fault of this review that PostgreSQL went away under it, so it must not count against it.
    if (isDatabaseOutOfReach(error)) {
      this.metrics.attempted('given_back');
      await this.giveBackWhenPossible(attempt.claim, signal);
      throw error;
    }
    const remedy = remedyFor(error, attempt.tries, Math.random);
    if (remedy.kind === 'fail') {
      const isStored = await this.outcomes.store(attempt, { kind: 'failed', code: remedy.code });
      return isStored ? { result: 'failed', outcome: remedy.code } : LOST;
    }
    await progress.show();
    const isStored = await this.outcomes.store(attempt, { kind: 'postponed', delayMs: remedy.delayMs });
    return isStored ? { result: 'retried' } : LOST;
  }

  private record({ owedMs, price }: Claim, startedAt: number, { result, outcome }: AttemptEnd): void {
    this.metrics.attempted(result);
    if (outcome === undefined) return;
    const attemptMs = performance.now() - startedAt;
    this.metrics.finished({
      outcome,
      attemptMs,
      turnaroundMs: owedMs + attemptMs,
      refund: outcome === 'complete' ? 0 : price,
    });
  }

  /** For as long as the claim may hold; after that, a worker finds that its lease has ended. */
  private async giveBackWhenPossible(claim: Claim, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + LEASE_SECONDS * 1_000;
    while (Date.now() < deadline && !signal.aborted) {
      const isDone = await this.givingBack.watch(this.tasks.giveBack(claim, AFTER_OUTAGE_MS)).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await sleep(GIVE_BACK_EVERY_MS);
    }
  }
}
