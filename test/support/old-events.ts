import { type DataSource } from 'typeorm';
import { newIdOf } from '../../src/common/ids/uuid.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

export const EVENT_TABLES = ['events', 'webhook_attempts'] as const;

/** An event of so many days ago and an attempt at sending it, with the identifier of that time. */
export async function storeEventOf(database: DataSource, organisationId: string, days: number): Promise<void> {
  const values = [organisationId, newIdOf(new Date(Date.now() - days * DAY_MS))];
  await database.query(
    `insert into events (organisation_id, id, type, environment, cohort_id, submission_id, status, version)
     values ($1, $2, 'application.completed', 'live', $2, $2, 'complete', 3)`,
    values,
  );
  await database.query(
    `insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, http_status, trigger)
     values ($1, $2, $2, $2, 1, now(), 1, 200, 'automatic')`,
    values,
  );
}
