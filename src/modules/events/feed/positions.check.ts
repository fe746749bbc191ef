import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SystemDatabase } from '../../../database/system-database.js';

/** Has events go on behind those that came from another server, as after a restore, before any is written. */
@Injectable()
export class PositionsCheck implements OnModuleInit {
  constructor(private readonly system: SystemDatabase) {}

  async onModuleInit(): Promise<void> {
    await this.system.execute('select mend_event_positions()');
  }
}
