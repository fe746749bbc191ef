import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { notifications } from '../../database/changes-channel.js';
import { SystemDatabase } from '../../database/system-database.js';

/** Tells the processes that hold requests which reviews have ended. */
@Injectable()
export class CompletionAnnouncer {
  private readonly announcing = new ErrorStreak(new Logger('Completions'), 'Announcing reviews that have ended');

  constructor(private readonly system: SystemDatabase) {}

  /**
   * To be called after the commit: PostgreSQL lets only one transaction that notifies commit at a time. Returns at once
   * and never fails; a process that misses the message finds out within a second.
   */
  announce(submissionIds: readonly string[]): void {
    for (const message of notifications('ended_reviews', submissionIds))
      void this.announcing.tolerate(this.system.ask(message));
  }
}
