import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../../database/system-database.js';
import { keepWeeksOf } from '../../../database/weeks.sql.js';
import { EVENT_DAYS } from '../../events/event-days.js';

@Injectable()
export class OldAttemptsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** The same of what came of sending events, for as long as those are kept. */
  async keep(): Promise<void> {
    await this.system.execute(keepWeeksOf('webhook_attempts'), [EVENT_DAYS]);
  }
}
