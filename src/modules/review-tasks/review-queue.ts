import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { type Queue } from 'bull';
import { within } from '../../common/time/within.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';

/** Redis that does not answer in this time counts as away. */
const DEADLINE_MS = 2_000;

/** What a job carries: how many reviews have become due. Which ones, and whose, PostgreSQL knows. */
export interface ReviewsDue {
  readonly reviews: number;
}

/** Wakes workers, by way of Bull. */
@Injectable()
export class ReviewQueue {
  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue<ReviewsDue>) {}

  /** Resolves once the job is there for certain. @throws Error when Redis is away, loading, full or a replica */
  async tell(due: ReviewsDue): Promise<void> {
    const job = await within(DEADLINE_MS, this.queue.add(due));
    // Bull takes what it is answered for the job's id, even nothing.
    if (!job.id) throw new Error('The queue did not take the job');
  }
}
