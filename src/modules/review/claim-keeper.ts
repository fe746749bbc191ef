import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Claim, LEASE_SECONDS, ReviewTasksRepository } from '../review-tasks/review-tasks.repository.js';

/** Three tries to renew fit into one lease. */
const RENEW_MS = (LEASE_SECONDS * 1_000) / 3;

/** Why a piece of work was told to stop. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}
export class ShuttingDownError extends Error {
  override readonly name = 'ShuttingDownError';
}

/** Holds the claims of the reviews in progress: renews their leases, and gives them back when the process ends. */
@Injectable()
export class ClaimKeeper implements OnModuleDestroy {
  private readonly active = new Map<AbortController, Promise<unknown>>();
  private stopping = false;

  constructor(private readonly tasks: ReviewTasksRepository) {}

  /** How many reviews this process is at. */
  get held(): number {
    return this.active.size;
  }

  /** Runs the work under a claim; its signal fires when the claim is lost or the process is to end. */
  async hold<T>(claim: Claim, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const renewal = setInterval(() => {
      this.tasks.renew(claim).then(
        (isOurs) => {
          if (!isOurs) controller.abort(new ClaimLostError());
        },
        // A database that is away for a moment costs nothing as long as the lease lasts; the fence decides in the end.
        () => undefined,
      );
    }, RENEW_MS);
    if (this.stopping) controller.abort(new ShuttingDownError());
    const running = work(controller.signal);
    this.active.set(controller, running);
    try {
      return await running;
    } finally {
      clearInterval(renewal);
      this.active.delete(controller);
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    for (const controller of this.active.keys()) controller.abort(new ShuttingDownError());
    await Promise.allSettled(this.active.values());
  }
}
