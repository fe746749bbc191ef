import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { CHANGES_CHANNEL, NOTIFY, type Topic } from '../../database/changes-channel.js';
import { SystemDatabase } from '../../database/system-database.js';

const TOPIC: Topic = 'ended_reviews';
/** PostgreSQL takes messages of less than 8,000 bytes. */
const MOST_TOGETHER = 200;

/** Tells the processes that hold requests of submissions whose reviews have ended. */
@Injectable()
export class CompletionAnnouncer {
  private readonly announcing = new ErrorStreak(new Logger('Completions'), 'Announcing reviews that have ended');

  constructor(private readonly system: SystemDatabase) {}

  /**
   * After the commit, and not in its transaction: PostgreSQL lets only one that notifies commit at a time. Returns at once
   * and never fails: a process that misses it finds out within a second.
   */
  announce(submissionIds: readonly string[]): void {
    for (let from = 0; from < submissionIds.length; from += MOST_TOGETHER)
      void this.announcing.tolerate(this.notify(submissionIds.slice(from, from + MOST_TOGETHER)));
  }

  private async notify(submissionIds: readonly string[]): Promise<void> {
    await this.system.ask({ text: NOTIFY, values: [CHANGES_CHANNEL, [TOPIC, ...submissionIds].join(' ')] });
  }
}
