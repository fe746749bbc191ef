import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { notifications } from '../../database/changes-channel.js';
import { SystemDatabase } from '../../database/system-database.js';

/** At most this much later waiting callers hear of an event; a message for every commit would keep PostgreSQL busy. */
const PAUSE_MS = 50;

/** Tells all processes which organisations have new events. */
@Injectable()
export class EventAnnouncer {
  private readonly announcing = new ErrorStreak(new Logger('Events'), 'Announcing events');
  private readonly untold = new Set<string>();
  private readonly turns = pLimit(1);

  constructor(private readonly system: SystemDatabase) {}

  /**
   * To be called after the commit: PostgreSQL lets only one transaction that notifies commit at a time. Returns at once
   * and never fails; a process that misses the message finds out within a second.
   */
  announce(organisationId: string): void {
    this.untold.add(organisationId);
    // One that has not begun takes this along.
    if (this.turns.pendingCount === 0) void this.turns(() => this.tell());
  }

  private async tell(): Promise<void> {
    const messages = notifications('events', [...this.untold]);
    this.untold.clear();
    await Promise.all(messages.map((message) => this.announcing.tolerate(this.system.ask(message))));
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
}
