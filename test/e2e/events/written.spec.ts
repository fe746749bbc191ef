import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { eventually } from '../../support/eventually.js';
import { eventsOf, storyOf } from '../../support/events-of.js';
import { PortalClient } from '../../support/portal-client.js';
import { formOf, GOOD, idsIn } from '../../support/public-form.js';
import { failing, ScriptedReviewer, untilStopped } from '../../support/scripted.reviewer.js';
import { application, submitAndWait, World } from '../../support/world.js';

const ACCEPTED = 'application.accepted pending -';
const COMPLETED = 'application.completed complete -';
const FAILED = 'application.failed failed -';

const reviewer = new ScriptedReviewer();
let service: TestApp;
let world: World;
let portal: PortalClient;
let cohortId: string;

beforeAll(async () => {
  service = await startTestApp({ overrides: [{ provide: Reviewer, useValue: reviewer }] });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
  cohortId = (await world.cohort()).id;
});
afterAll(() => service.close());

const idOf = (record: Record<string, unknown>): string => String(record['id']);
const countOf = async (condition: string, values: unknown[] = []): Promise<number> => {
  const [row] = await service.database.query<{ count: number }[]>(
    `select count(*)::int as count from events where organisation_id = $1 and ${condition}`,
    [world.organisationId, ...values],
  );
  return row?.count ?? -1;
};

it('tells of an application that was accepted, and of its report, once each', async () => {
  const id = idOf(await submitAndWait(world.live, application(cohortId, { external_id: 'crm-1' })));
  expect(await storyOf(service, id)).toEqual([ACCEPTED, COMPLETED]);
  const { body } = await portal.get(`/v1/portal/submissions/${id}`);
  const events = await eventsOf(service, id);
  const [now] = await service.database.query<[{ version: number }]>('select version from submissions where id = $1', [
    id,
  ]);
  expect(events.map(({ version }) => version)).toEqual([1, now.version]);
  expect(events.map(({ environment }) => environment)).toEqual(['live', 'live']);
  expect(body['status']).toBe('complete');
});

it('tells of each of a batch that was taken in, and of none that was refused', async () => {
  const before = await countOf('true');
  const applications = ['b-1', 'b-1', 'b-2'].map((id) => application(cohortId, { external_id: id }));
  const { status, body } = await world.live.post<{ results: { submission_id?: string }[] }>(
    '/v1/api/applications/batch',
    { applications },
  );
  expect(status).toBe(207);
  const ids = body.results.flatMap(({ submission_id: id }) => id ?? []);
  const taken = [...new Set(ids)];
  expect(taken).toHaveLength(2);
  for (const id of taken) await eventually(async () => (await storyOf(service, id)).length === 2);
  expect((await countOf('true')) - before).toBe(4);
});

it('tells of what came by the public form', async () => {
  const { cohort, applicant } = await formOf(service, world);
  await applicant.send(GOOD);
  const [id] = await idsIn(world, cohort.id);
  await eventually(async () => (await storyOf(service, String(id))).length === 2);
  expect((await storyOf(service, String(id)))[0]).toBe(ACCEPTED);
});

it('tells of a review that failed, and of the one that was started over', async () => {
  reviewer.next(failing(new ReviewerError('refused')));
  const id = idOf(await submitAndWait(world.live, application(cohortId)));
  expect(await storyOf(service, id)).toEqual([ACCEPTED, FAILED]);
  await portal.post(`/v1/portal/submissions/${id}/retry`);
  await eventually(async () => (await storyOf(service, id)).length === 3);
  expect(await storyOf(service, id)).toEqual([ACCEPTED, FAILED, COMPLETED]);
  const versions = (await eventsOf(service, id)).map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
});

it('tells of a decision that changes the one before, and of no other', async () => {
  const id = idOf(await submitAndWait(world.live, application(cohortId)));
  const decide = async (body: object, headers: Record<string, string> = { 'if-match': '*' }): Promise<number> =>
    (await portal.send('PATCH', `/v1/portal/submissions/${id}`, body, { headers })).status;
  expect(await decide({ review_status: 'shortlisted', reason: 'Strong.' })).toBe(200);
  expect(await decide({ review_status: 'shortlisted', reason: 'Very strong.' })).toBe(200);
  expect(await decide({ review_status: 'approved' }, { 'if-match': '"1"' })).toBe(412);
  expect(await decide({ review_status: null })).toBe(200);
  const CHANGED = 'application.review_status_changed complete';
  expect(await storyOf(service, id)).toEqual([ACCEPTED, COMPLETED, `${CHANGED} shortlisted`, `${CHANGED} -`]);
});

it('tells of a review that an erasure ended, and of no erasure after its end', async () => {
  const before = reviewer.seen.length;
  reviewer.next(untilStopped);
  const { body } = await world.live.post('/v1/api/applications', application(cohortId));
  const owed = String(body['submission_id']);
  // Erased before it is read, it would leave its script to the next.
  await eventually(() => reviewer.seen.length > before);
  await portal.send('DELETE', `/v1/portal/submissions/${owed}`, undefined);
  expect(await storyOf(service, owed)).toEqual([ACCEPTED, FAILED]);
  const over = idOf(await submitAndWait(world.live, application(cohortId)));
  await portal.send('DELETE', `/v1/portal/submissions/${over}`, undefined);
  expect(await storyOf(service, over)).toEqual([ACCEPTED, COMPLETED]);
});

it('tells of previews as previews', async () => {
  const id = idOf(await submitAndWait(world.test, application(cohortId)));
  const events = await eventsOf(service, id);
  expect(events.map(({ environment }) => environment)).toEqual(['test', 'test']);
});

it('tells of nothing where nothing was stored', async () => {
  const before = await countOf('true');
  expect((await world.live.post('/v1/api/applications', application(cohortId, { contact_email: 'x' }))).status).toBe(
    422,
  );
  expect((await world.live.post('/v1/api/applications', application(cohortId, { external_id: 'crm-1' }))).status).toBe(
    409,
  );
  const key = { headers: { 'idempotency-key': 'once' } };
  const first = await world.live.post('/v1/api/applications', application(cohortId), key);
  const again = await world.live.post('/v1/api/applications', application(cohortId), key);
  expect(again.body['submission_id']).toBe(first.body['submission_id']);
  expect(await countOf(`type = 'application.accepted' and submission_id = $2`, [first.body['submission_id']])).toBe(1);
  await eventually(async () => (await countOf('true')) === before + 2);
});

it('owes each event to the endpoints that asked for it, and to no other', async () => {
  const other = (await world.cohort()).id;
  const create = async (settings: object): Promise<string> => {
    const { body } = await portal.post('/v1/portal/webhooks', { url: 'https://hooks.example.com/', ...settings });
    return String(body['id']);
  };
  const endpoints = {
    all: await create({}),
    previews: await create({ test_events: true }),
    accepted: await create({ events: ['application.accepted'] }),
    elsewhere: await create({ cohort_id: other }),
    off: await create({}),
  };
  await portal.send('PATCH', `/v1/portal/webhooks/${endpoints.off}`, { state: 'disabled' });
  reviewer.next(untilStopped, untilStopped);
  const owedFor = async (client: typeof world.live): Promise<string[]> => {
    const { body } = await client.post('/v1/api/applications', application(cohortId));
    const rows = await service.database.query<{ id: string }[]>(
      `select endpoint_id as id from (
         select endpoint_id, event_id from webhook_tasks union select endpoint_id, event_id from webhook_attempts) owed
        where event_id in (select id from events where submission_id = $1 and type = 'application.accepted')`,
      [body['submission_id']],
    );
    const names = new Map(Object.entries(endpoints).map(([name, id]) => [id, name]));
    return rows.map(({ id }) => names.get(id) ?? id).sort();
  };
  expect(await owedFor(world.live)).toEqual(['accepted', 'all', 'previews']);
  expect(await owedFor(world.test)).toEqual(['previews']);
});
