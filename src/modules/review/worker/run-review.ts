import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseOutOfReach } from '../../../common/errors/foreign-errors.js';
import { ErrorStreak } from '../../../common/logging/error-streak.js';
import { ClaimLostError, LEASE_SECONDS, ShuttingDownError } from '../../../tasks/lease-keeper.js';
import { type AttemptResult, ReviewMetrics } from '../../metrics/review-metrics.js';
import { type Claim } from '../../review-tasks/claim.js';
import { ReviewTasksRepository } from '../../review-tasks/review-tasks.repository.js';
import { ReviewFailure, ReviewPutOff } from '../stages/review-failure.js';
import { Timeline } from '../stages/timeline.js';
import { ReviewCasesRepository } from '../storage/review-cases.repository.js';
import { type AttemptEnding, type AttemptOutcome } from '../storage/review-outcome.js';
import { ReviewOutcomesRepository } from '../storage/review-outcomes.repository.js';
import { Progress } from './progress.js';
import { endingFor } from './review-ending.js';
import { ReviewStages } from './review-stages.js';

const GIVE_BACK_EVERY_MS = 500;
/** How long a review waits that was interrupted because PostgreSQL was away. */
const AFTER_OUTAGE_MS = 1_000;

interface Run extends Omit<AttemptOutcome, 'ending'> {
  readonly startedAt: number;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Without attempts whose workers died: those make the reading more careful instead. */
  tries: number;
}

/** Reviews one claimed submission and stores the outcome, unless the claim was lost meanwhile. */
@Injectable()
export class RunReview {
  private readonly showing = new ErrorStreak(new Logger('Review'), 'Showing that reviews are under way');
  private readonly givingBack = new ErrorStreak(new Logger('Review'), 'Giving reviews back');

  constructor(
    private readonly tasks: ReviewTasksRepository,
    private readonly cases: ReviewCasesRepository,
    private readonly outcomes: ReviewOutcomesRepository,
    private readonly stages: ReviewStages,
    private readonly metrics: ReviewMetrics,
  ) {}

  /** `onRead` is called when only storing is left to do. */
  async execute(claim: Claim, signal: AbortSignal, onRead: () => void): Promise<void> {
    const timeline = new Timeline();
    const progress = new Progress(() => this.showing.tolerate(this.cases.showProcessing(claim)));
    const startedAt = performance.now();
    const run: Run = { claim, timeline, startedAt, signal, progress, tries: claim.attempt };
    try {
      const reviewCase = await this.cases.open(claim);
      run.tries -= reviewCase.lostWorkers;
      const context = { timeline, signal, attempts: claim.attempt, onBegin: progress.begin };
      const result = await this.stages.run(reviewCase, context).finally(() => progress.end());
      onRead();
      this.metrics.attempted(await this.store(run, { kind: 'complete', result }));
    } catch (error) {
      this.metrics.attempted(await this.recover(run, error));
      // Failures that a stage decided on are outcomes; anything else is thrown, so that it is logged and looked into.
      if (!signal.aborted && !(error instanceof ReviewFailure || error instanceof ReviewPutOff)) throw error;
    }
  }

  private async recover(run: Run, error: unknown): Promise<AttemptResult> {
    const { claim, signal, progress, tries } = run;
    if (signal.reason instanceof ClaimLostError) return 'lease_lost';
    if (signal.reason instanceof ShuttingDownError) {
      await this.tasks.giveBack(claim);
      return 'given_back';
    }
    if (error instanceof ReviewPutOff) {
      await progress.show();
      await this.tasks.giveBack(claim, error.delayMs);
      return 'put_off';
    }
    // PostgreSQL being away does not count against the review.
    if (isDatabaseOutOfReach(error)) {
      this.metrics.attempted('given_back');
      await this.giveBackWhenPossible(claim, signal);
      throw error;
    }
    const ending = endingFor(error, tries, Math.random);
    if (ending.kind === 'postponed') await progress.show();
    return this.store(run, ending);
  }

  private async store({ claim, timeline, startedAt }: Run, ending: AttemptEnding): Promise<AttemptResult> {
    if (!(await this.outcomes.store({ claim, timeline, ending }))) return 'lease_lost';
    if (ending.kind === 'postponed') return 'retried';
    const attemptMs = performance.now() - startedAt;
    const turnaroundMs = claim.owedMs + attemptMs;
    if (ending.kind === 'complete') this.metrics.finished({ outcome: 'complete', attemptMs, turnaroundMs, refund: 0 });
    else this.metrics.finished({ outcome: ending.code, attemptMs, turnaroundMs, refund: claim.price });
    return ending.kind;
  }

  /** Tries until the lease would end; after that, a worker finds the review by itself. */
  private async giveBackWhenPossible(claim: Claim, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + LEASE_SECONDS * 1_000;
    while (Date.now() < deadline && !signal.aborted) {
      try {
        await this.givingBack.watch(this.tasks.giveBack(claim, AFTER_OUTAGE_MS));
        return;
      } catch {
        await sleep(GIVE_BACK_EVERY_MS);
      }
    }
  }
}
