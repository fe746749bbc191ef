import { Injectable } from '@nestjs/common';
import { SystemDatabase } from '../../database/system-database.js';
import { Metrics } from './metrics.js';
import { gaugeOwed } from './owed-tasks.js';

/** How many reviews are owed, and since when. */
@Injectable()
export class OwedReviews {
  constructor(metrics: Metrics, system: SystemDatabase) {
    gaugeOwed<number>(metrics, system, {
      table: 'review_tasks',
      oldest: 'extract(epoch from now() - min(owed_since))::float8',
      ageOf: (seconds) => seconds,
      counting: 'Counting the reviews that are owed',
      number: {
        name: 'intake_reviews_owed',
        help: 'Accepted submissions whose review is not over; absent while PostgreSQL does not answer.',
      },
      age: {
        name: 'intake_oldest_owed_review_age_seconds',
        help: 'Since when the oldest of them is owed, 0 where there is none; absent while PostgreSQL does not answer.',
      },
    });
  }
}
