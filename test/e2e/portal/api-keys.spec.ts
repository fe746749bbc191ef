import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/portal/api-keys';
const ALL = ['applications:write', 'applications:read', 'insights:read'];
const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const create = (body: Record<string, unknown> = {}) =>
  portal.post(PATH, { name: 'Website', environment: 'live', scopes: ALL, ...body });
const withKey = (key: unknown): ApiClient => new ApiClient(service.baseUrl, String(key));

it('creates a key that works at once, and shows it this once', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  const { key, ...record } = body;
  expect(key).toMatch(/^inc_live_[0-9A-Za-z]{38}$/);
  expect(record).toEqual({
    id: expect.any(String) as string,
    name: 'Website',
    environment: 'live',
    scopes: ALL,
    cohort_id: null,
    hint: `inc_live_…${String(key).slice(-4)}`,
    created_at: expect.stringMatching(/^\d{4}-.*\.\d{3}$/) as string,
    expires_at: null,
    revoked_at: null,
    rate_limit_per_minute: null,
    last_used_at: null,
  });
  expect((await withKey(key).get('/v1/api/me')).body).toMatchObject({ key_name: 'Website', env: 'live' });
  const { text } = await portal.get(PATH);
  expect(text).toContain(String(record['id']));
  expect(text).not.toContain(String(key));
});

it('restricts a key to a cohort of the organisation', async () => {
  const cohort = await world.cohort();
  const { body } = await create({ cohort_id: cohort.id, environment: 'test' });
  expect(body).toMatchObject({ cohort_id: cohort.id, environment: 'test' });
  expect((await withKey(body['key']).get('/v1/api/me')).body['cohort_id']).toBe(cohort.id);
  const foreign = await (await World.create(service)).cohort();
  for (const cohortId of [foreign.id, UNKNOWN, 'none', '']) {
    expect(await create({ cohort_id: cohortId })).toMatchObject({ status: 404, body: { code: 'cohort_not_found' } });
  }
});

it.each<[string, Record<string, unknown>, string]>([
  ['no name', { name: undefined }, 'name'],
  ['an unknown environment', { environment: 'prod' }, 'environment'],
  ['no scopes', { scopes: undefined }, 'scopes'],
  ['an unknown scope', { scopes: ['everything'] }, 'scopes'],
  ['an expiry in the past', { expires_at: '2020-01-01T00:00:00' }, 'expires_at'],
  ['an expiry that is no time', { expires_at: 'never' }, 'expires_at'],
])('refuses %s', async (_, body, field) => {
  expect(await create(body)).toMatchObject({ status: 400, body: { code: 'invalid_request', invalid_fields: [field] } });
});

it('changes name, scopes and expiry, and nothing else', async () => {
  const { body: created } = await create({ expires_at: '2036-01-01T00:00:00Z' });
  const { key, ...before } = created;
  const { status, body } = await portal.send('PATCH', `${PATH}/${String(before['id'])}`, {
    name: 'Shop',
    scopes: ['applications:read', 'applications:read'],
    expires_at: null,
    environment: 'test',
    cohort_id: UNKNOWN,
  });
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, name: 'Shop', scopes: ['applications:read'], expires_at: null });
  expect((await withKey(key).get('/v1/api/me')).body['scopes']).toEqual(['applications:read']);
  const past = await portal.send('PATCH', `${PATH}/${String(before['id'])}`, { expires_at: '2020-01-01' });
  expect(past.body).toMatchObject({ invalid_fields: ['expires_at'] });
});

it('shows a limit that the operator set, and lets nobody here set one', async () => {
  const { id } = await world.key({ rateLimitPerMinute: 5 });
  const { body } = await portal.send<Record<string, unknown>>('PATCH', `${PATH}/${id}`, {
    rate_limit_per_minute: 10_000,
  });
  expect(body['rate_limit_per_minute']).toBe(5);
  expect((await create({ rate_limit_per_minute: 10_000 })).body['rate_limit_per_minute']).toBeNull();
});

it('revokes a key at once, and goes on listing it', async () => {
  const { body } = await create();
  const path = `${PATH}/${String(body['id'])}`;
  const revoked = await portal.send('DELETE', path, undefined);
  expect([revoked.status, revoked.text]).toEqual([204, '']);
  expect((await withKey(body['key']).get('/v1/api/me')).body['code']).toBe('invalid_api_key');
  const { api_keys } = (await portal.get<{ api_keys: { id: string; revoked_at: string | null }[] }>(PATH)).body;
  expect(api_keys.find(({ id }) => id === body['id'])?.revoked_at).not.toBeNull();
  expect((await portal.send('DELETE', path, undefined)).status).toBe(204);
});

it('lists keys in pages, newest first', async () => {
  const other = await World.create(service);
  const { id } = await other.key();
  const mine = await PortalClient.signIn(service.baseUrl, other);
  type List = { api_keys: { id: string; name: string }[]; next_cursor: string | null };
  const first = (await mine.get<List>(`${PATH}?limit=2`)).body;
  const second = (await mine.get<List>(`${PATH}?limit=2&cursor=${first.next_cursor ?? ''}`)).body;
  expect(first.api_keys[0]?.id).toBe(id);
  expect([first.api_keys.length, second.api_keys.length, second.next_cursor]).toEqual([2, 1, null]);
  expect((await portal.get(`${PATH}?cursor=${first.next_cursor ?? ''}`)).body).toMatchObject({
    invalid_fields: ['cursor'],
  });
});
