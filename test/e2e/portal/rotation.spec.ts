import { sharedTestApp } from '../../setup/shared-app.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { validatorOf } from '../../support/document-validator.js';
import { eventually } from '../../support/eventually.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

interface Key {
  readonly id: string;
  readonly key: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly [name: string]: unknown;
}
interface Rotated extends Key {
  readonly replaced: Key;
}

const PATH = '/v1/portal/api-keys';
const DAY_MS = 24 * 60 * 60 * 1_000;

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

async function create(change: Record<string, unknown> = {}): Promise<Key> {
  const wanted = { name: 'Website', environment: 'test', scopes: ['insights:read'], ...change };
  return (await portal.post<Key>(PATH, wanted)).body;
}
const rotate = (id: string, body?: object): Promise<Answer<Rotated>> =>
  portal.send('POST', `${PATH}/${id}/rotate`, body);
const statusOf = async (key: string): Promise<number> =>
  (await new ApiClient(service.baseUrl, key).get('/v1/api/me')).status;
const msFromNow = (time: string | null): number => new Date(`${String(time)}Z`).getTime() - Date.now();

it('makes a new key with the same settings, and lets the old one work for a day', async () => {
  const cohort = await world.cohort();
  const old = await create({ cohort_id: cohort.id });
  const answer = await rotate(old.id);
  expect(answer.status).toBe(201);
  const validator = validatorOf(service);
  expect(validator.problemOfAnswer('POST', `${PATH}/{api_key_id}/rotate`, answer)).toBeNull();
  const { replaced, ...made } = answer.body;
  const { key: _, ...oldRecord } = old;
  expect(made).toEqual({
    ...oldRecord,
    id: expect.not.stringMatching(old.id) as string,
    key: expect.stringMatching(/^inc_test_[0-9A-Za-z]{38}$/) as string,
    hint: `inc_test_…${made.key.slice(-4)}`,
    created_at: expect.any(String) as string,
  });
  expect(made.key).not.toBe(old.key);
  expect(replaced).toEqual({ ...oldRecord, expires_at: expect.any(String) as string });
  expect(Math.abs(msFromNow(replaced.expires_at) - DAY_MS)).toBeLessThan(60_000);
  expect(await Promise.all([statusOf(old.key), statusOf(made.key)])).toEqual([200, 200]);
  expect((await portal.get(PATH)).text).not.toContain(made.key);
});

it('ends the old key at once when asked to, whatever is kept in memory', async () => {
  const elsewhere = await startTestApp({ settings: { ROLE: 'api' }, stores: service.stores });
  const old = await create();
  const there = new ApiClient(elsewhere.baseUrl, old.key);
  expect([await statusOf(old.key), (await there.get('/v1/api/me')).status]).toEqual([200, 200]);
  const { body } = await rotate(old.id, { grace_seconds: 0 });
  expect(body.replaced.revoked_at).not.toBeNull();
  expect([await statusOf(old.key), await statusOf(body.key)]).toEqual([401, 200]);
  await eventually(async () => (await there.get('/v1/api/me')).status === 401, 2_000);
  await elsewhere.close();
});

it('ends the old key when its time of grace is over', async () => {
  const old = await create();
  const { body } = await rotate(old.id, { grace_seconds: 1 });
  await eventually(async () => (await statusOf(old.key)) === 401);
  expect(await statusOf(body.key)).toBe(200);
});

it('never prolongs a key by rotating it', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString().slice(0, -1);
  const old = await create({ expires_at: soon });
  const { body } = await rotate(old.id, { grace_seconds: 3_600 });
  expect([body.replaced.expires_at, body.expires_at]).toEqual([soon, soon]);
});

it.each([-1, 604_801, 1.5, '60', null])('refuses a grace period of %j', async (grace_seconds) => {
  const old = await create();
  const answer = await rotate(old.id, { grace_seconds });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', invalid_fields: ['grace_seconds'] } });
  expect(await statusOf(old.key)).toBe(200);
});

it('rotates no key that does not work any more, and none of another organisation', async () => {
  const old = await create();
  await rotate(old.id, { grace_seconds: 0 });
  expect(await rotate(old.id)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } });
  const { id, key } = await (await World.create(service)).key();
  expect(await rotate(id)).toMatchObject({ status: 404, body: { code: 'api_key_not_found' } });
  expect(await statusOf(key)).toBe(200);
});

it('makes one new key of a key that two rotate at once without grace', async () => {
  const old = await create();
  const answers = await Promise.all([rotate(old.id, { grace_seconds: 0 }), rotate(old.id, { grace_seconds: 0 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
