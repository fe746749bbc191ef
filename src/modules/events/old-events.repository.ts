import { Injectable } from '@nestjs/common';
import { oldRowsOf } from '../../database/old-rows.sql.js';
import { SystemDatabase } from '../../database/system-database.js';
import { EVENT_DAYS } from './event-days.js';

@Injectable()
export class OldEventsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Lets go of events that were kept for long enough. True when there may be more. */
  async purge(): Promise<boolean> {
    const purged = await this.system.execute(
      `delete from events where (organisation_id, id) in (${oldRowsOf('events')})`,
      [EVENT_DAYS],
    );
    return purged > 0;
  }
}
