import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { application, submitAndWait, World } from '../../support/world.js';

const SUBMIT = '/v1/api/applications';

let service: TestApp;
let world: World;
let cohortId: string;
let sequence = 0;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});

const freshKey = (): string => `key-${String((sequence += 1))}`;
const submit = (key: string, change: Record<string, unknown> = {}, client = world.live): Promise<Answer> =>
  client.post(SUBMIT, application(cohortId, change), { headers: { 'idempotency-key': key } });
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await service.database.query<{ n: number }[]>(`select count(*)::int as n from ${sql}`, values))[0]?.n ?? -1;
const submissions = (owner = world): Promise<number> =>
  count('submissions where organisation_id = $1', owner.organisationId);

describe('the same request again', () => {
  it('gets the first answer, byte for byte, and has no second effect', async () => {
    const key = freshKey();
    const before = await submissions();
    const first = await submit(key, { external_id: 'once-1' });
    const second = await submit(key, { external_id: 'once-1' });
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.text).toBe(first.text);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await submissions()).toBe(before + 1);
    const id = first.body['submission_id'];
    expect(await count(`token_entries where submission_id = $1 and kind = 'reserve'`, id)).toBe(1);
  });

  it('is the same whatever its white space and the order of its members', async () => {
    const key = freshKey();
    const body = application(cohortId);
    const first = await submit(key);
    const reordered = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()), null, 4);
    const second = await world.live.post(SUBMIT, undefined, { raw: reordered, headers: { 'idempotency-key': key } });
    expect(second.text).toBe(first.text);
  });

  it('is answered although the cohort has closed meanwhile, and to another key of the organisation', async () => {
    const { id } = await world.cohort();
    const key = freshKey();
    const body = application(id);
    const first = await world.live.post(SUBMIT, body, { headers: { 'idempotency-key': key } });
    await service.database.query(`update cohorts set status = 'closed' where id = $1`, [id]);
    const { client } = await world.key();
    const second = await client.post(SUBMIT, body, { headers: { 'idempotency-key': key } });
    expect([second.status, second.text]).toEqual([202, first.text]);
    // It has to hear of that first.
    await eventually(
      async () => (await client.post(SUBMIT, body, { headers: { 'idempotency-key': freshKey() } })).status === 403,
    );
  });

  it('is answered to a key for one cohort, in whatever case the id of that is written', async () => {
    const { client } = await world.key({ cohortId });
    const headers = { 'idempotency-key': freshKey() };
    const written = cohortId.toUpperCase();
    const first = await client.post(SUBMIT, application(written), { headers });
    const second = await client.post(SUBMIT, application(written), { headers });
    expect([first.status, second.status, second.text]).toEqual([202, 202, first.text]);
    const path = `/v1/api/programs/${written}/form/generate`;
    const generated = await client.post(path, {}, { headers: { 'idempotency-key': freshKey() } });
    expect(generated.status).toBe(200);
    const key = { 'idempotency-key': freshKey() };
    expect((await client.post(path, {}, { headers: key })).text).toBe(
      (await client.post(path, {}, { headers: key })).text,
    );
  });

  it('is another request in the other environment, and for another organisation', async () => {
    const key = freshKey();
    const live = await submit(key);
    const test = await submit(key, {}, world.test);
    const other = await World.create(service);
    const body = application((await other.cohort()).id);
    const elsewhere = await other.live.post(SUBMIT, body, { headers: { 'idempotency-key': key } });
    expect([live.status, test.status, elsewhere.status]).toEqual([202, 202, 202]);
    expect(new Set([live.text, test.text, elsewhere.text]).size).toBe(3);
  });

  it('is not answered to a key that lost its scope, nor to one that may not use the cohort', async () => {
    const key = freshKey();
    expect((await submit(key)).status).toBe(202);
    const reader = await world.key({ scopes: ['applications:read'] });
    expect((await submit(key, {}, reader.client)).status).toBe(403);
    const elsewhere = await world.key({ cohortId: (await world.cohort()).id });
    expect((await submit(key, {}, elsewhere.client)).body['code']).toBe('cohort_not_authorized');
  });
});

it('refuses another request under the same key, and leaves the first as it was', async () => {
  const key = freshKey();
  const first = await submit(key);
  const other = await submit(key, { founder_name: 'Somebody else' });
  expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
  const elsewhere = await world.live.post(`${SUBMIT}/validate`, application(cohortId), {
    headers: { 'idempotency-key': key },
  });
  expect(elsewhere.body['code']).toBe('idempotency_key_reused');
  expect((await submit(key)).text).toBe(first.text);
});

it('does not remember errors: a corrected request may use its key', async () => {
  const key = freshKey();
  expect((await submit(key, { contact_email: 'nonsense' })).status).toBe(422);
  expect((await submit(key)).status).toBe(202);
  const poor = await World.create(service, { tokens: 0 });
  const body = application((await poor.cohort()).id);
  const headers = { 'idempotency-key': key };
  expect((await poor.live.post(SUBMIT, body, { headers })).status).toBe(402);
  await service.database.query('update token_accounts set available = 1 where organisation_id = $1 and shard = 0', [
    poor.organisationId,
  ]);
  expect((await poor.live.post(SUBMIT, body, { headers })).status).toBe(202);
});

describe('an answer', () => {
  it('is forgotten after a day, and not before', async () => {
    const key = freshKey();
    const first = await submit(key);
    const age = (hours: number): Promise<unknown> =>
      service.database.query(
        `update remembered_answers set created_at = now() - make_interval(secs => $2::float8 * 3600) where idempotency_key = $1`,
        [key, hours],
      );
    await age(23.9);
    expect((await submit(key)).text).toBe(first.text);
    await age(24.1);
    expect((await submit(key)).body['submission_id']).not.toBe(first.body['submission_id']);
  });

  it('of the other requests with an effect, or none, is given again as well', async () => {
    const requests: [path: string, status: number, body: Record<string, unknown>][] = [
      ['/v1/api/schema', 201, { cohort_id: cohortId, fields: [{ label: 'Problem' }] }],
      [`${SUBMIT}/validate`, 200, application(cohortId)],
      [`${SUBMIT}/batch`, 207, { applications: [application(cohortId), application(cohortId, { contact_email: '' })] }],
    ];
    for (const [path, status, body] of requests) {
      const headers = { 'idempotency-key': freshKey() };
      const [first, second] = [
        await world.live.post(path, body, { headers }),
        await world.live.post(path, body, { headers }),
      ];
      expect([first.status, second.status, second.text]).toEqual([status, status, first.text]);
      expect(second.headers.get('idempotent-replayed')).toBe('true');
    }
  });
});

it('makes two submissions of two requests without a key', async () => {
  const [first, second] = [
    await submitAndWait(world.live, application(cohortId)),
    await submitAndWait(world.live, application(cohortId)),
  ];
  expect(first['id']).not.toBe(second['id']);
});

describe('a key', () => {
  it.each([
    ['of 256 characters', 'x'.repeat(256)],
    ['with a space', 'a b'],
    ['that is empty', ''],
    ['beyond ASCII', 'caf\u00e9'],
  ])('%s is refused, in the sandbox too', async (_, key) => {
    for (const path of [SUBMIT, '/v1/api/sandbox/applications']) {
      const answer = await world.test.post(path, application(cohortId), { headers: { 'idempotency-key': key } });
      expect([answer.status, answer.body['code']]).toEqual([400, 'invalid_idempotency_key']);
    }
  });

  it('is the same in quotes, as the draft of its standard writes it', async () => {
    const key = freshKey();
    const first = await submit(`"${key}"`);
    expect((await submit(key)).text).toBe(first.text);
    expect((await submit(`"${key}`)).text).not.toBe(first.text);
    expect((await submit('""')).status).toBe(202);
  });

  it('of 255 characters is taken', async () => {
    expect((await submit('k'.repeat(255))).status).toBe(202);
  });
});
