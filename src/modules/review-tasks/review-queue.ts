import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { type Queue } from 'bull';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';
import { type Dispatch, type DueDispatch } from './dispatch.js';

/** Redis that does not answer in this time counts as away. */
const DEADLINE_MS = 2_000;

/** Tells workers of reviews, by way of Bull. */
@Injectable()
export class ReviewQueue {
  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue<Dispatch>) {}

  /**
   * Resolves once the job is there for certain. A job that is added after all, although too late, does no harm: its id
   * is the same when it is added again. @throws Error when Redis is away, loading, full or a replica
   */
  async add({ submissionId, dispatch, wasBegun = false }: DueDispatch): Promise<void> {
    const jobId = jobIdOf({ submissionId, dispatch });
    // Whoever has had a turn and lost it does not wait for another behind all the rest.
    const job = await within(DEADLINE_MS, this.queue.add({ submissionId, dispatch }, { jobId, lifo: wasBegun }));
    // Bull takes what it is answered for the job's id, even nothing.
    if (job.id !== jobId) throw new Error('The queue did not take the job');
  }

  /** Those whose job is neither waiting nor with a worker. @throws Error when Redis cannot tell */
  async missing(dispatches: readonly Dispatch[]): Promise<Dispatch[]> {
    const isThere = (dispatch: Dispatch): Promise<number> =>
      this.queue.client.exists(this.queue.toKey(jobIdOf(dispatch)));
    const found = await within(DEADLINE_MS, Promise.all(dispatches.map(isThere)));
    return dispatches.filter((_, index) => found[index] === 0);
  }
}

function jobIdOf({ submissionId, dispatch }: Dispatch): string {
  return `${submissionId}.${dispatch}`;
}
