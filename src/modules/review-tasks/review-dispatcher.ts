import { InjectQueue } from '@nestjs/bull';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Queue } from 'bull';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';
import { type Dispatch } from './dispatch.js';
import { ReviewTasksRepository } from './review-tasks.repository.js';

const POLL_MS = 1_000;
const BATCH = 200;
/** Redis that does not answer in this time counts as away. */
const QUEUE_DEADLINE_MS = 2_000;

/**
 * Tells the queue of reviews that are owed. Intake nudges it after its commit; whatever a nudge misses (Redis away,
 * process killed, a retry that has come due) the poll picks up, because the task is only marked after the queue took it.
 */
@Injectable()
export class ReviewDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private polling = false;

  constructor(
    @InjectQueue(REVIEW_QUEUE) private readonly queue: Queue<Dispatch>,
    private readonly tasks: ReviewTasksRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.poll(), POLL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Returns at once; never fails. */
  nudge(dispatch: Dispatch): void {
    this.send(dispatch).catch(() => undefined);
  }

  private async poll(): Promise<void> {
    if (this.polling) return;
    this.polling = true;
    try {
      for (const dispatch of await this.tasks.undispatched(BATCH)) await this.send(dispatch);
    } catch {
      // PostgreSQL or Redis is away; the tasks stay undispatched and the next poll finds them again.
    } finally {
      this.polling = false;
    }
  }

  private async send(dispatch: Dispatch): Promise<void> {
    const jobId = `${dispatch.submissionId}.${dispatch.dispatch}`;
    // A job that is added after all, although too late, does no harm: its id is the same when it is added again.
    await within(QUEUE_DEADLINE_MS, this.queue.add(dispatch, { jobId }));
    await this.tasks.markDispatched(dispatch);
  }
}
