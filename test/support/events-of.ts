import { type TestApp } from '../setup/test-app.js';

/** An event as it is stored. */
export interface KnownEvent {
  readonly type: string;
  readonly environment: string;
  readonly status: string;
  readonly review_status: string | null;
  readonly version: number;
}

/** All events of a submission, oldest first, looked up behind the API. */
export function eventsOf({ database }: TestApp, submissionId: string): Promise<KnownEvent[]> {
  return database.query<KnownEvent[]>(
    'select type, environment, status, review_status, version from events where submission_id = $1 order by position, id',
    [submissionId],
  );
}

/** In short: what happened, and what the submission was then. */
export async function storyOf(service: TestApp, submissionId: string): Promise<string[]> {
  const events = await eventsOf(service, submissionId);
  return events.map(({ type, status, review_status: decision }) => `${type} ${status} ${decision ?? '-'}`);
}
