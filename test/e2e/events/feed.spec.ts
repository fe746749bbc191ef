import pg from 'pg';
import { CHANGES_CHANNEL } from '../../../src/database/changes-channel.js';
import { FeedRoom } from '../../../src/modules/events/feed/feed-room.js';
import { newId } from '../../../src/common/ids/uuid.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, type ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { untilItHears } from '../../support/until-it-hears.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
interface Feed {
  readonly events: readonly Event[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const pull = (client: ApiClient, query: Record<string, string> = {}): Promise<Answer<Feed>> =>
  client.get<Feed>(`/v1/api/events?${new URLSearchParams(query).toString()}`);

/** Everything that there is, in pages of `limit`. */
async function pullAll(client: ApiClient, query: Record<string, string> = {}): Promise<Event[]> {
  const events: Event[] = [];
  for (let after: string | null = null; ;) {
    const { status, body }: Answer<Feed> = await pull(client, { ...query, ...(after !== null && { after }) });
    expect(status).toBe(200);
    events.push(...body.events);
    if (!body.has_more) return events;
    after = body.next_cursor;
  }
}

const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type.replace('application.', ''));

/** Stores an event within a transaction that is left open. */
async function unfinished(world: World, cohortId: string): Promise<{ id: string; commit: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: service.stores.databaseUrl });
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

it('gives what happened in its order, in pages, and goes on where it was', async () => {
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  const { body: none } = await pull(world.live);
  expect(none).toEqual({ events: [], next_cursor: expect.any(String) as string, has_more: false });
  const first = await submitAndWait(world.live, application(cohortId, { external_id: 'crm-1' }));
  const all = await eventually(async () => {
    const { body } = await pull(world.live);
    return body.events.length === 2 && body;
  });
  expect(typesOf(all.events)).toEqual(['accepted', 'completed']);
  expect(all.events[1]).toEqual({
    id: expect.any(String) as string,
    type: 'application.completed',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    data: {
      submission_id: first['id'],
      cohort_id: cohortId,
      external_id: 'crm-1',
      env: 'live',
      status: 'complete',
      review_status: null,
      // One more where somebody could see that the review had begun.
      version: expect.any(Number) as number,
    },
  });
  await submitAndWait(world.live, application(cohortId));
  await eventually(async () => (await pull(world.live)).body.events.length === 4);
  const rest = await pull(world.live, { after: all.next_cursor });
  expect(rest.body.events).toHaveLength(2);
  const page = await pull(world.live, { limit: '3' });
  expect([page.body.events.length, page.body.has_more]).toEqual([3, true]);
  expect(await pullAll(world.live, { limit: '1' })).toEqual((await pull(world.live)).body.events);
  // At the end it stays where it is.
  const end = await pull(world.live, { after: rest.body.next_cursor });
  expect(end.body).toEqual({ events: [], next_cursor: rest.body.next_cursor, has_more: false });
});

it('keeps previews from live keys, live ones from test keys, and cohorts from keys that may not see them', async () => {
  const world = await World.create(service);
  const [one, other] = [await world.cohort(), await world.cohort()];
  const live = await submitAndWait(world.live, application(one.id));
  const preview = await submitAndWait(world.test, application(one.id));
  await submitAndWait(world.live, application(other.id));
  const seenBy = async (client: ApiClient, query = {}): Promise<unknown[]> => {
    const events = await pullAll(client, query);
    return [...new Set(events.map(({ data }) => `${String(data['env'])} ${String(data['cohort_id'])}`))].sort();
  };
  await eventually(async () => (await pullAll(world.live)).length === 4);
  expect(await seenBy(world.live)).toEqual([`live ${one.id}`, `live ${other.id}`].sort());
  expect(await seenBy(world.test)).toEqual([`test ${one.id}`]);
  expect((await pullAll(world.test)).map(({ data }) => data['submission_id'])).toEqual([preview['id'], preview['id']]);
  expect(await seenBy(world.live, { cohort_id: one.id })).toEqual([`live ${one.id}`]);
  const { client } = await world.key({ cohortId: one.id });
  expect((await pullAll(client)).map(({ data }) => data['submission_id'])).toEqual([live['id'], live['id']]);
  expect(await pullAll(client, { cohort_id: other.id })).toEqual([]);
  expect((await pull((await world.key({ scopes: ['insights:read'] })).client)).status).toBe(403);
});

it('gives only the types that are asked for, and its cursor goes past the others', async () => {
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  await submitAndWait(world.live, application(cohortId));
  const types = 'application.failed, application.completed';
  const { events, next_cursor } = await eventually(async () => {
    const { body } = await pull(world.live, { types });
    return body.events.length === 1 && body;
  });
  expect(typesOf(events)).toEqual(['completed']);
  await world.live.post('/v1/api/applications', application(cohortId, { contact_email: 'slow@simulator.test' }));
  const later = await eventually(async () => {
    const { body } = await pull(world.live, { types: 'application.failed', after: next_cursor });
    return body.next_cursor !== next_cursor && body;
  });
  expect(later.events).toEqual([]);
});

it('refuses a cursor that is none, a type that is none and a limit beyond a page', async () => {
  const { live } = await World.create(service);
  for (const query of [
    { after: 'x' },
    { after: 'MTIgeA' },
    { types: 'application.lost' },
    { limit: '101' },
    { cohort_id: 'x' },
  ]) {
    const { status, body } = await live.get(`/v1/api/events?${new URLSearchParams(query).toString()}`);
    expect([status, body['code'], body['invalid_fields']]).toEqual([400, 'invalid_request', Object.keys(query)]);
  }
});

it('shows nothing that an older transaction may still come before, and misses nothing once that is over', async () => {
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  const older = await unfinished(world, cohortId);
  await submitAndWait(world.live, application(cohortId));
  expect((await pull(world.live)).body.events).toEqual([]);
  await older.commit();
  const { events } = await eventually(async () => {
    const { body } = await pull(world.live);
    return body.events.length === 3 && body;
  });
  expect(events[0]?.id).toBe(older.id);
});

it('misses none and gives none twice while many are written and read at once', async () => {
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  const seen: string[] = [];
  let after: string | null = null;
  const over = new AbortController();
  const read = async (): Promise<void> => {
    const { body }: Answer<Feed> = await pull(world.live, { limit: '7', ...(after !== null && { after }) });
    seen.push(...body.events.map(({ id }) => id));
    after = body.next_cursor;
  };
  const reading = (async (): Promise<void> => {
    while (!over.signal.aborted) await read();
  })();
  await Promise.all(Array.from({ length: 40 }, () => world.live.post('/v1/api/applications', application(cohortId))));
  const stored = async (): Promise<string[]> =>
    (
      await service.database.query<{ id: string }[]>('select id from events where organisation_id = $1', [
        world.organisationId,
      ])
    ).map(({ id }) => id);
  await eventually(async () => (await stored()).length === 80);
  await eventually(() => seen.length >= 80);
  over.abort();
  await reading;
  expect([...seen].sort()).toEqual((await stored()).sort());
});

describe('a request with wait', () => {
  it('is answered when something happens, by the news of it', async () => {
    const world = await World.create(service);
    const { id: cohortId } = await world.cohort();
    const room = service.app.get(FeedRoom, { strict: false });
    const waiting = pull(world.live, { wait: '60' });
    await eventually(() => room.size === 1);
    await untilItHears(service);
    await world.live.post('/v1/api/applications', application(cohortId));
    expect(typesOf((await waiting).body.events)[0]).toBe('accepted');
    await eventually(() => room.size === 0);
  });

  it('is answered although nobody brings the news', async () => {
    const world = await World.create(service);
    const { id: cohortId } = await world.cohort();
    const waiting = pull(world.live, { wait: '60' });
    await eventually(() => service.app.get(FeedRoom, { strict: false }).size === 1);
    const { commit } = await unfinished(world, cohortId);
    await commit();
    expect((await waiting).body.events).toHaveLength(1);
  });

  it('looks again for what an older transaction holds up', async () => {
    const world = await World.create(service);
    const { id: cohortId } = await world.cohort();
    const older = await unfinished(world, cohortId);
    const waiting = pull(world.live, { wait: '60' });
    await eventually(() => service.app.get(FeedRoom, { strict: false }).size === 1);
    const later = await unfinished(world, cohortId);
    await later.commit();
    await service.database.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, `events ${world.organisationId}`]);
    await older.commit();
    const { events } = (await waiting).body;
    expect(events.map(({ id }) => id)).toEqual([older.id, later.id]);
  });

  it('is answered with nothing when the time is up', async () => {
    const world = await World.create(service);
    const start = performance.now();
    const { body } = await pull(world.live, { wait: '1' });
    expect(body.events).toEqual([]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });
});

it('tells nothing of what an erased applicant was called elsewhere', async () => {
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  const { id } = await submitAndWait(world.live, application(cohortId, { external_id: 'ada-okafor' }));
  await eventually(async () => (await pullAll(world.live)).length === 2);
  const portal = await PortalClient.signIn(service.baseUrl, world);
  await portal.send('DELETE', `/v1/portal/submissions/${String(id)}`, undefined);
  const events = await pullAll(world.live);
  expect(events.map(({ data }) => data['external_id'])).toEqual([null, null]);
});

it('goes on behind what came from another server, whose transactions had higher numbers', async () => {
  const world = await World.create(service);
  const { id: cohortId } = await world.cohort();
  await submitAndWait(world.live, application(cohortId));
  await eventually(async () => (await pullAll(world.live)).length === 2);
  await service.database.query('update events set position = position + 1000000000 where organisation_id = $1', [
    world.organisationId,
  ]);
  expect(await pullAll(world.live)).toEqual([]);
  const restarted = await startTestApp({ settings: { ROLE: 'api' }, stores: service.stores });
  const before = await eventually(async () => {
    const { body } = await pull(world.live);
    return body.events.length === 2 && body;
  });
  await submitAndWait(world.live, application(cohortId));
  await eventually(async () => (await pull(world.live, { after: before.next_cursor })).body.events.length === 2);
  await restarted.close();
});
