import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import { type Job } from 'bull';
import { REVIEW_QUEUE } from '../../queue/queues.js';
import { readDispatch } from '../review-tasks/dispatch.js';
import { RunReview } from './run-review.js';

/** A review spends its time on PostgreSQL, or on a model; so many fit beside each other in one process. */
export const CONCURRENCY = 20;

/** Unpacks the job and hands over. A job that is no dispatch is dropped: PostgreSQL knows what is owed. */
@Processor(REVIEW_QUEUE)
export class ReviewProcessor {
  private readonly logger = new Logger('Review');

  constructor(private readonly runReview: RunReview) {}

  @Process({ concurrency: CONCURRENCY })
  async process(job: Job<unknown>): Promise<void> {
    const dispatch = readDispatch(job.data);
    if (dispatch !== null) await this.runReview.execute(dispatch.submissionId);
  }

  @OnQueueFailed()
  report(job: Job<unknown>, error: Error): void {
    this.logger.error(error, { submission_id: readDispatch(job.data)?.submissionId });
  }
}
