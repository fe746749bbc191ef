import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';
import { EVENT_DAYS } from './event-days.js';

@Injectable()
export class OldEventsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Creates partitions for coming events and drops those whose time is over. */
  async keep(): Promise<void> {
    await this.system.execute(`select keep_weeks('events', $1)`, [EVENT_DAYS]);
  }
}
