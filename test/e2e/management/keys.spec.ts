import { newId } from '../../../src/common/ids/uuid.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

interface Keys {
  readonly api_keys: { readonly id: string; readonly environment: string }[];
  readonly next_cursor: string | null;
}

let service: TestApp;
let world: World;
let manager: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  manager = (await world.key()).client;
});

const make = (body: object, client = manager, headers: Record<string, string> = {}) =>
  client.post('/v1/api/keys', { name: 'Partner', scopes: ['applications:read'], ...body }, { headers });
const me = async (key: unknown) => (await new ApiClient(service.baseUrl, String(key)).get('/v1/api/me')).body;
const exceeded = async (body: object, client = manager): Promise<unknown> => {
  const answer = await make(body, client);
  return [answer.status, answer.body['code'], answer.body['invalid_fields']];
};

describe('keys by API', () => {
  it('are made, and work at once, with what was asked for', async () => {
    const cohort = await world.cohort();
    const made = await make({
      scopes: ['applications:write', 'applications:write'],
      cohort_id: cohort.id,
      expires_at: '2099-01-01',
    });
    expect(made.status).toBe(201);
    expect(await me(made.body['key'])).toMatchObject({
      env: 'live',
      key_name: 'Partner',
      scopes: ['applications:write'],
      cohort_id: cohort.id,
      expires_at: '2099-01-01T00:00:00.000',
    });
    const portal = await PortalClient.signIn(service.baseUrl, world);
    const { text } = await portal.get(`/v1/portal/audit-log?target_id=${String(made.body['id'])}`);
    expect(JSON.parse(text)).toMatchObject({ audit_log: [{ action: 'api_key.created', actor_kind: 'api_key' }] });
    expect(text).not.toContain(String(made.body['key']));
  });

  it('may do no more than the key that makes them', async () => {
    const [own, other] = [await world.cohort(), await world.cohort()];
    const code = 'exceeds_own_key';
    const { client: narrow } = await world.key({ scopes: ['programs:write', 'applications:read'] });
    expect(await exceeded({ scopes: ['applications:write'] }, narrow)).toEqual([403, code, ['scopes']]);
    expect(await exceeded({ environment: 'test' })).toEqual([403, code, ['environment']]);
    const { client: ofCohort } = await world.key({ cohortId: own.id });
    for (const cohort_id of [other.id, newId()])
      expect(await exceeded({ cohort_id }, ofCohort)).toEqual([403, code, ['cohort_id']]);
    const { client: brief } = await world.key({ expiresAt: new Date('2098-01-01') });
    for (const expires_at of ['2098-01-02', null])
      expect(await exceeded({ expires_at }, brief)).toEqual([403, code, ['expires_at']]);
    // What is left out is what its maker has.
    expect((await make({}, ofCohort)).body).toMatchObject({ cohort_id: own.id });
    expect((await make({}, brief)).body).toMatchObject({ expires_at: '2098-01-01T00:00:00.000' });
    const { client: slow } = await world.key({ rateLimitPerMinute: 5 });
    expect((await make({}, slow)).body).toMatchObject({ rate_limit_per_minute: 5 });
    const { client: test } = await world.key({ environment: 'test' });
    expect(String((await make({}, test)).body['key'])).toMatch(/^inc_test_/);
  });

  it('are of cohorts that are there, and of a time to come', async () => {
    for (const cohort_id of [newId(), 'x', ''])
      expect((await make({ cohort_id })).body).toMatchObject({ code: 'cohort_not_found' });
    expect((await make({ expires_at: '2020-01-01' })).body).toMatchObject({ invalid_fields: ['expires_at'] });
    expect((await make({ scopes: ['everything'] })).status).toBe(400);
  });

  it('are listed to keys of their environment and cohort', async () => {
    const fresh = await World.create(service, { manages: true });
    const cohort = await fresh.cohort();
    const all = [await fresh.key(), await fresh.key({ cohortId: cohort.id }), await fresh.key({ environment: 'test' })];
    const idsFor = async (client: ApiClient): Promise<string[]> => {
      const ids: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body }: { body: Keys } = await client.get<Keys>(
          `/v1/api/keys?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        ids.push(...body.api_keys.map(({ id }) => id));
        cursor = body.next_cursor;
      }
      return ids;
    };
    expect((await idsFor(fresh.live)).slice(0, -1)).toEqual([all[1]?.id, all[0]?.id]);
    expect((await idsFor(fresh.test))[0]).toBe(all[2]?.id);
    expect(await idsFor(all[1]?.client ?? manager)).toEqual([all[1]?.id]);
    expect((await fresh.live.get('/v1/api/keys')).text).not.toContain('"key":');
  });

  it('are rotated and revoked by keys that may do as much', async () => {
    const made = await make({});
    const path = `/v1/api/keys/${String(made.body['id'])}`;
    const rotated = await manager.post(`${path}/rotate`, { grace_seconds: 60 });
    expect(rotated).toMatchObject({ status: 201, body: { name: 'Partner', replaced: { id: made.body['id'] } } });
    expect(await me(rotated.body['key'])).toMatchObject({ scopes: ['applications:read'] });
    expect((await manager.send<Record<string, unknown>>('DELETE', path, undefined)).status).toBe(204);
    expect(await me(made.body['key'])).toMatchObject({ code: 'invalid_api_key' });
    expect((await manager.post(`${path}/rotate`, {})).body['code']).toBe('invalid_transition');
  });

  it('are out of reach of keys that may do less, or that do not see them', async () => {
    const { id } = await world.key({ scopes: ['insights:read'] });
    const { client: narrow } = await world.key({ scopes: ['programs:write', 'applications:read'] });
    const { client: test } = await world.key({ environment: 'test' });
    const { client: ofCohort } = await world.key({ cohortId: (await world.cohort()).id });
    const { live: stranger } = await World.create(service, { manages: true });
    for (const [client, status, code] of [
      [narrow, 403, 'exceeds_own_key'],
      [test, 404, 'api_key_not_found'],
      [ofCohort, 404, 'api_key_not_found'],
      [stranger, 404, 'api_key_not_found'],
    ] as const)
      for (const answer of [
        await client.post(`/v1/api/keys/${id}/rotate`, {}),
        await client.send<Record<string, unknown>>('DELETE', `/v1/api/keys/${id}`, undefined),
      ])
        expect([answer.status, answer.body['code']]).toEqual([status, code]);
    const [row] = await service.database.query<object[]>('select revoked_at, expires_at from api_keys where id = $1', [
      id,
    ]);
    expect(row).toEqual({ revoked_at: null, expires_at: null });
  });

  it('can rotate and revoke themselves', async () => {
    const own = await world.key({ scopes: ['programs:write'] });
    const rotated = await own.client.post(`/v1/api/keys/${own.id}/rotate`, {});
    expect(rotated.status).toBe(201);
    expect((await own.client.send<Record<string, unknown>>('DELETE', `/v1/api/keys/${own.id}`, undefined)).status).toBe(
      204,
    );
    expect((await own.client.get('/v1/api/me')).status).toBe(401);
    expect(await me(rotated.body['key'])).toMatchObject({ scopes: ['programs:write'] });
  });
});

describe('a request that is sent again', () => {
  it('makes one key, and shows its text again to the key alone that asked', async () => {
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => make({}, manager, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const other = await make({}, (await world.key()).client, headers);
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
    expect((await make({ name: 'Other' }, manager, headers)).body['code']).toBe('idempotency_key_reused');
    const path = `/v1/api/keys/${String(answers[0]?.body['id'])}/rotate`;
    const rotate = () => manager.post(path, {}, { headers: { 'idempotency-key': `${headers['idempotency-key']}-r` } });
    const [first, again] = [await rotate(), await rotate()];
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true']);
  });

  it('leaves the text of the key nowhere', async () => {
    const headers = { 'idempotency-key': newId() };
    const { body } = await make({}, manager, headers);
    const tables = await service.database.query<{ name: string }[]>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id'`,
    );
    expect(body['key']).toMatch(/^inc_live_/);
    expect(tables.map(({ name }) => name)).toContain('api_keys');
    for (const { name } of tables) {
      const found = await service.database.query<object[]>(
        `select 1 from ${name} t where organisation_id = $1 and position($2 in to_jsonb(t)::text) > 0`,
        [world.organisationId, String(body['key'])],
      );
      expect({ name, found }).toEqual({ name, found: [] });
    }
  });
});
