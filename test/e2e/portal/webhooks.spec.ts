import { SecretSeal } from '../../../src/modules/webhooks/secrets/secret-seal.js';
import { newId } from '../../../src/common/ids/uuid.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/portal/webhooks';
const URL_OF_TEAM = 'https://hooks.example.com/applications?team=7';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  // Nobody sends: what is owed stays.
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());

const create = (body: object = {}): Promise<Answer> => portal.post(PATH, { url: URL_OF_TEAM, ...body });
const change = (id: unknown, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  portal.send('PATCH', `${PATH}/${String(id)}`, body, { headers });
const rotate = (id: unknown, body?: object): Promise<Answer> =>
  portal.post(`${PATH}/${String(id)}/rotate-secret`, body);

interface Stored {
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_until: Date | null;
}

async function stored(id: unknown): Promise<Stored> {
  const [row] = await service.database.query<Stored[]>('select * from webhook_endpoints where id = $1', [id]);
  if (row === undefined) throw new Error('Not stored');
  return row;
}
const opened = (id: unknown, sealed: string): string | null =>
  service.app.get(SecretSeal, { strict: false }).open(sealed, { organisationId: world.organisationId, id: String(id) });

async function owe(endpointId: unknown, attempts: { status: number | null; error?: string }[]): Promise<string> {
  const id = newId();
  await service.database.query(
    `insert into events (organisation_id, id, type, environment, cohort_id, submission_id, status, version)
     values ($1, $2, 'application.completed', 'live', $2, $3, 'complete', 3)`,
    [world.organisationId, id, newId()],
  );
  if (attempts.at(-1)?.status !== 200)
    await service.database.query(
      'insert into webhook_tasks (organisation_id, endpoint_id, event_id, attempt) values ($1, $2, $3, $4)',
      [world.organisationId, endpointId, id, attempts.length],
    );
  for (const [n, { status, error = null }] of attempts.entries())
    await service.database.query(
      `insert into webhook_attempts (organisation_id, id, endpoint_id, event_id, attempt, at, ms, http_status, error, answer, trigger)
       values ($1, $2, $3, $4, $5, now(), 12, $6, $7, 'No', 'automatic')`,
      [world.organisationId, newId(), endpointId, id, n + 1, status, error],
    );
  return id;
}

it('makes a webhook, shows its secret this once and keeps it sealed', async () => {
  const { status, body } = await create({ events: ['application.failed', 'application.failed'], test_events: true });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String) as string,
    url: URL_OF_TEAM,
    events: ['application.failed'],
    cohort_id: null,
    test_events: true,
    state: 'enabled',
    disabled_reason: null,
    failing_since: null,
    resting_until: null,
    last_success_at: null,
    previous_secret_until: null,
    created_at: expect.any(String) as string,
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) as string,
  });
  const { secret, ...shown } = body;
  const read = await portal.get(`${PATH}/${String(body['id'])}`);
  expect([read.status, read.headers.get('etag'), read.body]).toEqual([200, '"1"', shown]);
  const row = await stored(body['id']);
  expect(JSON.stringify(row)).not.toContain(String(secret).slice('whsec_'.length, 20));
  expect(opened(body['id'], row.secret)).toBe(secret);
});

it('refuses what nothing can be sent to, and what nobody can be told of', async () => {
  const refused = [
    'not a url',
    'ftp://example.com/',
    'http://example.com/',
    'https://user:word@example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://localhost/',
    'https://example.com:22/',
  ];
  for (const url of refused) {
    const { status, body } = await create({ url });
    expect([url, status, body['code'], body['invalid_fields']]).toEqual([url, 400, 'invalid_request', ['url']]);
  }
  expect((await create({ events: ['application.lost'] })).body['invalid_fields']).toEqual(['events']);
  expect((await create({ cohort_id: newId() })).body['code']).toBe('cohort_not_found');
  expect((await create({ cohort_id: 'x' })).body['code']).toBe('cohort_not_found');
});

it('lists them newest first, and takes no more than a team can have', async () => {
  const other = await World.create(service);
  const team = await PortalClient.signIn(service.baseUrl, other);
  for (let n = 0; n < 20; n += 1) await team.post(PATH, { url: `https://example.com/${n}` });
  const { body: full } = await team.post(PATH, { url: URL_OF_TEAM });
  expect(full['code']).toBe('invalid_transition');
  const { body } = await team.get<{ webhooks: { url: string }[]; next_cursor: string }>(`${PATH}?limit=2`);
  expect(body.webhooks.map(({ url }) => url)).toEqual(['https://example.com/19', 'https://example.com/18']);
  const next = await team.get<{ webhooks: { url: string }[] }>(`${PATH}?limit=1&cursor=${body.next_cursor}`);
  expect(next.body.webhooks.map(({ url }) => url)).toEqual(['https://example.com/17']);
});

it('takes no more than a team can have of many that are made at once', async () => {
  const other = await World.create(service);
  const team = await PortalClient.signIn(service.baseUrl, other);
  const made = await Promise.all(Array.from({ length: 30 }, () => team.post(PATH, { url: URL_OF_TEAM })));
  expect(made.filter(({ status }) => status === 201).length).toBe(20);
  for (const { status, body } of made.filter((each) => each.status !== 201))
    expect([status, body['code']]).toEqual([409, 'invalid_transition']);
  const { body } = await team.get<{ webhooks: object[] }>(`${PATH}?limit=100`);
  expect(body.webhooks).toHaveLength(20);
});

it('changes what is given, on the version that was seen', async () => {
  const { body } = await create();
  const { id: cohort } = await world.cohort();
  const changed = await change(body['id'], { cohort_id: cohort, id: 'ignored' }, { 'if-match': '"1"' });
  expect([changed.status, changed.headers.get('etag'), changed.body['cohort_id'], changed.body['url']]).toEqual([
    200,
    '"2"',
    cohort,
    URL_OF_TEAM,
  ]);
  expect((await change(body['id'], { events: [] }, { 'if-match': '"1"' })).status).toBe(412);
  expect((await change(body['id'], { url: 'http://10.0.0.1/' })).status).toBe(400);
  expect((await change(newId(), { events: [] })).body['code']).toBe('webhook_not_found');
});

it('owes nothing to one that is switched off, and begins anew with one that is switched on again', async () => {
  const { body } = await create();
  const id = body['id'];
  await owe(id, [{ status: 500 }]);
  await service.database.query('update webhook_endpoints set failing_since = now() where id = $1', [id]);
  expect((await change(id, { state: 'disabled' })).body['state']).toBe('disabled');
  expect(await service.database.query('select 1 from webhook_tasks where endpoint_id = $1', [id])).toEqual([]);
  const { body: on } = await change(id, { state: 'enabled' });
  expect([on['state'], on['failing_since'], on['disabled_reason']]).toEqual(['enabled', null, null]);
});

it('gives a new secret, with which the old one signs for as long as it is asked to', async () => {
  const { body } = await create();
  const { id, secret } = body;
  const rotated = await rotate(id, { grace_seconds: 3_600 });
  expect(rotated.status).toBe(201);
  const row = await stored(id);
  expect([opened(id, row.secret), opened(id, row.previous_secret ?? '')]).toEqual([rotated.body['secret'], secret]);
  expect(rotated.body['secret']).not.toBe(secret);
  expect((row.previous_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  expect(rotated.body['previous_secret_until']).not.toBeNull();
  const atOnce = await rotate(id, { grace_seconds: 0 });
  expect(atOnce.body['previous_secret_until']).toBeNull();
  expect((await stored(id)).previous_secret).toBeNull();
  expect((await rotate(id)).body['previous_secret_until']).not.toBeNull();
  for (const grace_seconds of [-1, 604_801, 1.5, 'x'])
    expect((await rotate(id, { grace_seconds })).body['invalid_fields']).toEqual(['grace_seconds']);
});

it('deletes one with what is owed to it, and then knows it no more', async () => {
  const { body } = await create();
  await owe(body['id'], []);
  expect((await portal.send('DELETE', `${PATH}/${String(body['id'])}`, undefined)).status).toBe(204);
  expect((await portal.get(`${PATH}/${String(body['id'])}`)).body['code']).toBe('webhook_not_found');
  expect((await portal.send('DELETE', `${PATH}/${String(body['id'])}`, undefined)).status).toBe(404);
  expect(await service.database.query('select 1 from webhook_tasks where endpoint_id = $1', [body['id']])).toEqual([]);
});

it('lists what was sent and is still to be sent, with every attempt', async () => {
  const { body: webhook } = await create();
  const delivered = await owe(webhook['id'], [{ status: null, error: 'unreachable' }, { status: 200 }]);
  const pending = await owe(webhook['id'], [{ status: 500 }]);
  const failed = await owe(webhook['id'], [{ status: 500 }]);
  await service.database.query('delete from webhook_tasks where event_id = $1', [failed]);
  const untried = await owe(webhook['id'], []);
  const path = `${PATH}/${String(webhook['id'])}/deliveries`;
  const { body } = await portal.get<{ deliveries: Record<string, unknown>[]; next_cursor: string | null }>(path);
  expect(body.deliveries.map(({ id, state }) => [id, state])).toEqual([
    [untried, 'pending'],
    [failed, 'failed'],
    [pending, 'pending'],
    [delivered, 'delivered'],
  ]);
  const [, , , first] = body.deliveries;
  expect(first?.['attempts']).toMatchObject([
    { attempt: 2, http_status: 200, error: null, answer: 'No', ms: 12, trigger: 'automatic' },
    { attempt: 1, http_status: null, error: 'unreachable' },
  ]);
  expect(body.deliveries.map(({ next_attempt_at: next }) => next !== null)).toEqual([true, false, true, false]);
  const page = await portal.get<typeof body>(`${path}?limit=3`);
  const rest = await portal.get<typeof body>(`${path}?limit=3&cursor=${String(page.body.next_cursor)}`);
  expect([page.body.deliveries.length, rest.body.deliveries.map(({ id }) => id)]).toEqual([3, [delivered]]);
});

it('lists what was sent to try it, which tells of no application', async () => {
  const { body: webhook } = await create();
  const id = newId();
  await service.database.query(
    `insert into webhook_tasks (organisation_id, endpoint_id, event_id, trigger) values ($1, $2, $3, 'test')`,
    [world.organisationId, webhook['id'], id],
  );
  const { body } = await portal.get<{ deliveries: unknown[] }>(`${PATH}/${String(webhook['id'])}/deliveries`);
  expect(body.deliveries).toMatchObject([{ id, type: null, submission_id: null, env: 'test', state: 'pending' }]);
});

it('shows nothing of it to members who manage nothing', async () => {
  const other = await World.create(service);
  const reviewer = await PortalClient.signInAs(service, other, 'reviewer');
  expect((await reviewer.get(PATH)).status).toBe(403);
  expect((await reviewer.post(PATH, { url: URL_OF_TEAM })).status).toBe(403);
});

it('writes down who did it, and no secret', async () => {
  const { body } = await create();
  await change(body['id'], { test_events: true });
  await rotate(body['id']);
  await portal.send('DELETE', `${PATH}/${String(body['id'])}`, undefined);
  const { body: log, text } = await portal.get<{ audit_log: { action: string }[] }>(
    `/v1/portal/audit-log?target_id=${String(body['id'])}`,
  );
  expect(log.audit_log.map(({ action }) => action)).toEqual([
    'webhook.deleted',
    'webhook.secret_rotated',
    'webhook.changed',
    'webhook.created',
  ]);
  expect(text).not.toMatch(/whsec_|v1\.[A-Za-z0-9_-]{40}/);
});
