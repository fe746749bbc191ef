import { Injectable } from '@nestjs/common';
import { oldRowsOf } from '../../../database/old-rows.sql.js';
import { SystemDatabase } from '../../../database/system-database.js';
import { EVENT_DAYS } from '../../events/event-days.js';

@Injectable()
export class OldAttemptsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Lets go of what came of sending events, for as long as those are kept. True when there may be more. */
  async purge(): Promise<boolean> {
    const purged = await this.system.execute(
      `delete from webhook_attempts where (organisation_id, id) in (${oldRowsOf('webhook_attempts')})`,
      [EVENT_DAYS],
    );
    return purged > 0;
  }
}
