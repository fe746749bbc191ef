import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import { type Queue } from 'bull';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { REVIEW_QUEUE } from '../../queue/queues.js';

/** Of Redis's publish and subscribe; the message is ids of submissions, with blanks between. */
export const COMPLETIONS_CHANNEL = '{intake}:ended';

/** Tells the processes that hold requests of submissions that have ended. */
@Injectable()
export class CompletionAnnouncer {
  private readonly announcing = new ErrorStreak(new Logger('Completions'), 'Announcing reviews that have ended');

  constructor(@InjectQueue(REVIEW_QUEUE) private readonly queue: Queue) {}

  /** After the commit. Returns at once and never fails: a process that misses it finds out within a second. */
  announce(submissionIds: readonly string[]): void {
    void this.announcing.tolerate(this.queue.client.publish(COMPLETIONS_CHANNEL, submissionIds.join(' ')));
  }
}
