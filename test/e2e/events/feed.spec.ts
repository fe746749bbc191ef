import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, type ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, submitAndWait, World } from '../../support/world.js';
import { type Feed, newcomers, pull, pullAll, typesOf, unfinished, untilThereAre } from './pulled.js';

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

it('gives what happened in its order, in pages, and goes on where it was', async () => {
  const { world, cohortId } = await newcomers(service);
  const { body: none } = await pull(world.live);
  expect(none).toEqual({ events: [], next_cursor: expect.any(String) as string, has_more: false });
  const first = await submitAndWait(world.live, application(cohortId, { external_id: 'crm-1' }));
  const all = await untilThereAre(2, world.live);
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
  await untilThereAre(4, world.live);
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
  await untilThereAre(4, world.live);
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
  const { world, cohortId } = await newcomers(service);
  await submitAndWait(world.live, application(cohortId));
  const types = 'application.failed, application.completed';
  const { events, next_cursor } = await untilThereAre(1, world.live, { types });
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
  const { world, cohortId } = await newcomers(service);
  const older = await unfinished(service, world, cohortId);
  await submitAndWait(world.live, application(cohortId));
  expect((await pull(world.live)).body.events).toEqual([]);
  await older.commit();
  const { events } = await untilThereAre(3, world.live);
  expect(events[0]?.id).toBe(older.id);
});

it('misses none and gives none twice while many are written and read at once', async () => {
  const { world, cohortId } = await newcomers(service);
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

it('tells nothing of what an erased applicant was called elsewhere', async () => {
  const { world, cohortId } = await newcomers(service);
  const { id } = await submitAndWait(world.live, application(cohortId, { external_id: 'ada-okafor' }));
  await untilThereAre(2, world.live);
  const portal = await PortalClient.signIn(service.baseUrl, world);
  await portal.send('DELETE', `/v1/portal/submissions/${String(id)}`, undefined);
  const events = await pullAll(world.live);
  expect(events.map(({ data }) => data['external_id'])).toEqual([null, null]);
});

it('goes on behind what came from another server, whose transactions had higher numbers', async () => {
  const { world, cohortId } = await newcomers(service);
  await submitAndWait(world.live, application(cohortId));
  await untilThereAre(2, world.live);
  await service.database.query('update events set position = position + 1000000000 where organisation_id = $1', [
    world.organisationId,
  ]);
  expect(await pullAll(world.live)).toEqual([]);
  const restarted = await startTestApp({ settings: { ROLE: 'api' }, stores: service.stores });
  const before = await untilThereAre(2, world.live);
  await submitAndWait(world.live, application(cohortId));
  await untilThereAre(2, world.live, { after: before.next_cursor });
  await restarted.close();
});
