import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../../database/system-database.js';
import { EVENT_DAYS } from '../../events/event-days.js';

/** What is owed to nobody: their endpoint was deleted, or disabled, in the moment in which their event was written. */
const DROP_FOR_NOBODY = `
  delete from webhook_tasks task where lease_until is null and not exists (
    select from webhook_endpoints endpoint
     where endpoint.organisation_id = task.organisation_id and endpoint.id = task.endpoint_id and endpoint.state = 'enabled')`;

@Injectable()
export class OldAttemptsRepository {
  constructor(private readonly system: SystemDatabase) {}

  /** Lets go of what came of sending events that are kept no longer, and of what is owed to nobody. */
  async keep(): Promise<void> {
    await this.system.execute(DROP_FOR_NOBODY);
    await this.system.execute(`select keep_weeks('webhook_attempts', $1)`, [EVENT_DAYS]);
  }
}
