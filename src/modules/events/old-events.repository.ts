import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';
import { EVENT_DAYS } from './event-days.js';

@Injectable()
export class OldEventsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Makes room for coming events, and lets go of those that were kept for long enough. */
  async keep(): Promise<void> {
    await this.system.execute(`select keep_weeks('events', $1)`, [EVENT_DAYS]);
  }
}
