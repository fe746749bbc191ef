import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ErrorStreak } from '../../common/logging/error-streak.js';
import { MOST_TOLD, notification } from '../../database/changes-channel.js';
import { SystemDatabase } from '../../database/system-database.js';

/** At most this much later waiting callers hear of an event; a message for every commit would keep PostgreSQL busy. */
const PAUSE_MS = 50;

/** Tells all processes which organisations have new events. */
@Injectable()
export class EventAnnouncer {
  private readonly announcing = new ErrorStreak(new Logger('Events'), 'Announcing events');
  private readonly untold = new Set<string>();
  private isTelling = false;

  constructor(private readonly system: SystemDatabase) {}

  /**
   * To be called after the commit: PostgreSQL lets only one transaction that notifies commit at a time. Returns at once
   * and never fails; a process that misses the message finds out within a second.
   */
  announce(organisationId: string): void {
    this.untold.add(organisationId);
    if (!this.isTelling) void this.tell();
  }

  private async tell(): Promise<void> {
    this.isTelling = true;
    while (this.untold.size > 0) {
      const ids = [...this.untold].slice(0, MOST_TOLD);
      for (const id of ids) this.untold.delete(id);
      await this.announcing.tolerate(this.system.ask(notification('events', ids)));
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
    this.isTelling = false;
  }
}
