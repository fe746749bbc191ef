import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { type Claim } from '../review-tasks/claim.js';
import { LEASE_SECONDS, ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';
import { logLeaseLost } from './outcome-log.js';

/** Three tries to renew fit into one lease, also of a claim that was made right after the last. */
const RENEW_MS = (LEASE_SECONDS * 1_000) / 4;

/** Why a piece of work was told to stop. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}
export class ShuttingDownError extends Error {
  override readonly name = 'ShuttingDownError';
}

interface Held {
  readonly claim: Claim;
  readonly controller: AbortController;
  readonly running: Promise<unknown>;
}

/** Holds the claims of the reviews in progress: renews their leases together, and has them given back when the process ends. */
@Injectable()
export class ClaimKeeper implements OnModuleDestroy {
  private readonly renewing = new ErrorStreak(new Logger('Review'), 'Renewing the leases of reviews');
  private readonly active = new Set<Held>();
  private renewal: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(private readonly tasks: ReviewTasksRepository) {}

  /** How many reviews this process is at. */
  get held(): number {
    return this.active.size;
  }

  /** Runs the work under a claim; its signal fires when the claim is lost or the process is to end. */
  async hold<T>(claim: Claim, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    if (this.stopping) controller.abort(new ShuttingDownError());
    const running = work(controller.signal);
    const held = { claim, controller, running };
    this.active.add(held);
    this.renewal ??= setInterval(() => void this.renew(), RENEW_MS);
    try {
      return await running;
    } finally {
      this.active.delete(held);
      if (this.active.size === 0) {
        clearInterval(this.renewal);
        this.renewal = undefined;
      }
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    for (const { controller } of this.active) controller.abort(new ShuttingDownError());
    await Promise.allSettled([...this.active].map(({ running }) => running));
  }

  private async renew(): Promise<void> {
    const asked = [...this.active];
    try {
      const ours = await this.renewing.watch(this.tasks.renew(asked.map(({ claim }) => claim)));
      // One that has ended meanwhile is not there to be renewed, either; nobody listens to its signal any more.
      for (const held of asked.filter(({ claim }) => !ours.has(claim.submissionId))) {
        if (this.active.has(held)) logLeaseLost(held.claim);
        held.controller.abort(new ClaimLostError());
      }
    } catch {
      // Told. A database that is away for a moment costs nothing as long as the lease lasts; the fence decides in the end.
    }
  }
}
