import { Injectable } from '@nestjs/common';
import { timeOfId } from '../../common/ids/uuid.js';
import { SystemDatabase } from '../../database/system-database.js';
import { Metrics } from './metrics.js';
import { gaugeOwed } from './owed-tasks.js';

/** What is still to be sent to webhooks, and since when. */
@Injectable()
export class OwedDeliveries {
  constructor(metrics: Metrics, system: SystemDatabase) {
    gaugeOwed<string>(metrics, system, {
      table: 'webhook_tasks',
      oldest: '(select event_id from webhook_tasks order by event_id limit 1)',
      ageOf: (eventId) => (Date.now() - timeOfId(eventId).getTime()) / 1_000,
      counting: 'Counting the deliveries that are owed',
      number: {
        name: 'intake_webhook_deliveries_owed',
        help: 'Events still to be sent to webhooks; absent while PostgreSQL does not answer.',
      },
      age: {
        name: 'intake_oldest_owed_webhook_delivery_age_seconds',
        help: 'Since when the oldest of them happened, 0 where there is none; absent while PostgreSQL does not answer.',
      },
    });
  }
}
