import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { type Queue } from 'bull';
import { REVIEW_QUEUE } from '../../queue/queues.js';

/** Of Redis's publish and subscribe; the message is the id of the submission. */
export const COMPLETIONS_CHANNEL = '{intake}:ended';

/** Tells the processes that hold requests of a submission that has ended. */
@Injectable()
export class CompletionAnnouncer {
  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue) {}

  /** After the commit. Returns at once and never fails: whoever misses it finds out within a second. */
  announce(submissionId: string): void {
    this.queue.client.publish(COMPLETIONS_CHANNEL, submissionId).catch(() => undefined);
  }
}
