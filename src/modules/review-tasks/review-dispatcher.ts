import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Dispatch, type DueDispatch } from './dispatch.js';
import { ReviewQueue } from './review-queue.js';
import { ReviewTasksRepository } from './review-tasks.repository.js';

const POLL_MS = 1_000;
const BATCH = 200;

/**
 * Tells the queue of reviews that are owed. Intake nudges it after its commit; whatever a nudge misses (Redis away,
 * process killed, a retry that has come due) the poll picks up, because the task is only marked after the queue took it.
 */
@Injectable()
export class ReviewDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private polling = false;
  private nudging = false;
  private nudges: Dispatch[] = [];

  constructor(
    private readonly queue: ReviewQueue,
    private readonly tasks: ReviewTasksRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.poll(), POLL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Returns at once; never fails. Nudges that come while others are sent go together. */
  nudge(dispatch: Dispatch): void {
    // While Redis is away, remembering more than a batch would only double what the poll reads.
    if (this.nudges.length < BATCH) this.nudges.push(dispatch);
    void this.sendNudges();
  }

  private async sendNudges(): Promise<void> {
    if (this.nudging) return;
    this.nudging = true;
    try {
      while (this.nudges.length > 0) await this.send(this.nudges.splice(0));
    } catch {
      // As in the poll, which finds them.
    } finally {
      this.nudging = false;
    }
  }

  private async poll(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    try {
      let batch: DueDispatch[];
      do {
        batch = await this.tasks.undispatched(BATCH);
        await this.send(batch);
      } while (batch.length === BATCH);
    } catch {
      // PostgreSQL or Redis is away; the tasks stay undispatched and the next poll finds them again.
    } finally {
      this.polling = false;
    }
  }

  private async send(dispatches: readonly DueDispatch[]): Promise<void> {
    const added = await Promise.allSettled(dispatches.map((dispatch) => this.queue.add(dispatch)));
    const taken = dispatches.filter((_, index) => added[index]?.status === 'fulfilled');
    if (taken.length > 0) await this.tasks.markDispatched(taken);
    if (taken.length < dispatches.length) throw new Error('The queue did not take all');
  }
}
