import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SystemDatabase } from '../../../database/system-database.js';

/** After a restore, has new events continue after those that came from the other server, before any is written. */
@Injectable()
export class PositionsCheck implements OnModuleInit {
  constructor(private readonly system: SystemDatabase) {}

  async onModuleInit(): Promise<void> {
    await this.system.execute('select mend_event_positions()');
  }
}
