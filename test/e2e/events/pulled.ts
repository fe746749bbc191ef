import pg from 'pg';
import { newId } from '../../../src/common/ids/uuid.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, type ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { World } from '../../support/world.js';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
export interface Feed {
  readonly events: readonly Event[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

export const pull = (client: ApiClient, query: Record<string, string> = {}): Promise<Answer<Feed>> =>
  client.get<Feed>(`/v1/api/events?${new URLSearchParams(query).toString()}`);

/** Everything that there is, in pages of `limit`. */
export async function pullAll(client: ApiClient, query: Record<string, string> = {}): Promise<Event[]> {
  const events: Event[] = [];
  for (let after: string | null = null; ;) {
    const { status, body }: Answer<Feed> = await pull(client, { ...query, ...(after !== null && { after }) });
    expect(status).toBe(200);
    events.push(...body.events);
    if (!body.has_more) return events;
    after = body.next_cursor;
  }
}

/** Waits until the first page has so many events. */
export const untilThereAre = (many: number, client: ApiClient, query?: Record<string, string>): Promise<Feed> =>
  eventually(async () => {
    const { body } = await pull(client, query);
    return body.events.length === many && body;
  });

/** An organisation of its own, with a cohort. */
export async function newcomers(service: TestApp): Promise<{ world: World; cohortId: string }> {
  const world = await World.create(service);
  return { world, cohortId: (await world.cohort()).id };
}

export const typesOf = (events: readonly Event[]): string[] =>
  events.map(({ type }) => type.replace('application.', ''));

/** Stores an event within a transaction that is left open. */
export async function unfinished(
  { stores }: TestApp,
  world: World,
  cohortId: string,
): Promise<{ id: string; commit: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: stores.databaseUrl });
  await client.connect();
  const id = newId();
  await client.query('begin');
  await client.query(
    `insert into events (organisation_id, id, type, environment, cohort_id, submission_id, status, version)
     values ($1, $2, 'application.accepted', 'live', $3, $4, 'pending', 1)`,
    [world.organisationId, id, cohortId, newId()],
  );
  return {
    id,
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}
