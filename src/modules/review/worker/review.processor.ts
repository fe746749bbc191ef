import { Process, Processor } from '@nestjs/bull';
import { REVIEW_QUEUE } from '../../../queue/queues.js';
import { ReviewWorker } from './review.worker.js';

/** A job only says that something is due, so it is done once the worker has looked or is sure to look. */
@Processor(REVIEW_QUEUE)
export class ReviewProcessor {
  constructor(private readonly worker: ReviewWorker) {}

  @Process()
  async process(): Promise<void> {
    await this.worker.wake();
  }
}
