import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../../database/system-database.js';
import { EVENT_DAYS } from '../../events/event-days.js';

@Injectable()
export class OldAttemptsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** The same of what came of sending events, for as long as those are kept. */
  async keep(): Promise<void> {
    await this.system.execute(`select keep_weeks('webhook_attempts', $1)`, [EVENT_DAYS]);
  }
}
