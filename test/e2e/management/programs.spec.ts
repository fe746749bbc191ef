import { newId } from '../../../src/common/ids/uuid.js';
import { FieldReader } from '../../../src/modules/fields/field-reader.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, type ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';

let service: TestApp;
let world: World;
/** May set up whatever there is to set up. */
let manager: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  manager = (await world.key({ scopes: ['programs:write'] })).client;
});

const create = (body: object, headers: Record<string, string> = {}, client = manager) =>
  client.post('/v1/api/programs', body, { headers });
const move = (id: string, status: string, headers: Record<string, string> = {}, client = manager) =>
  client.post(`/v1/api/programs/${id}/status`, { status }, { headers });
const change = (id: string, body: object, headers: Record<string, string> = {}, client = manager) =>
  client.send<Record<string, unknown>>('PATCH', `/v1/api/programs/${id}/settings`, body, { headers });

describe('cohorts by API', () => {
  it('are drafts at first, with a form, and take applications once they are open', async () => {
    const created = await create({ name: 'Autumn 2027', brief: 'Climate hardware', review_price: 2 });
    const id = String(created.body['id']);
    expect([created.status, created.headers.get('location'), created.headers.get('etag')]).toEqual([
      201,
      `/v1/api/programs/${id}`,
      '"1"',
    ]);
    expect(created.body).toMatchObject({
      name: 'Autumn 2027',
      status: 'draft',
      brief: 'Climate hardware',
      review_price: 2,
    });
    const seen = await world.live.get<{ status: string; form: { fields: object[] } }>(`/v1/api/programs/${id}`);
    expect([seen.body.status, seen.body.form.fields.length > 3]).toEqual(['draft', true]);
    expect((await move(id, 'open')).body).toMatchObject({ status: 'open' });
    expect((await world.live.post('/v1/api/applications', application(id))).status).toBe(202);
    expect((await move(id, 'completed')).body).toMatchObject({ code: 'invalid_transition' });
    expect((await move(id, 'closed')).status).toBe(200);
    expect((await world.live.post('/v1/api/applications', application(id))).body['code']).toBe('cohort_not_open');
  });

  it('are changed on the state that was seen', async () => {
    const id = String((await create({ name: 'Seen' })).body['id']);
    const settings = `/v1/api/programs/${id}/settings`;
    const tag = (await manager.get(settings)).headers.get('etag') ?? '';
    const changed = await change(id, { name: 'Changed', form_validation: 'strict' }, { 'if-match': tag });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    expect((await manager.get(settings)).body).toEqual(changed.body);
    const stale = await change(id, { name: 'Too late' }, { 'if-match': tag });
    expect([stale.status, stale.body['code'], stale.headers.get('etag')]).toEqual([412, 'precondition_failed', '"2"']);
    expect((await move(id, 'open', { 'if-match': tag })).status).toBe(412);
    expect(await change(id, { opens_at: '2027-02-01', closes_at: '2027-01-01' })).toMatchObject({
      status: 400,
      body: { invalid_fields: ['closes_at'] },
    });
  });

  it('are made once, however often and how many at once the same request comes', async () => {
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ name: 'Once' }, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.headers.get('etag')))).toEqual(new Set(['"1"']));
    const id = String(answers[0]?.body['id']);
    const moved = await move(id, 'open', headers);
    expect(moved.body['code']).toBe('idempotency_key_reused');
    const moving = { 'idempotency-key': newId() };
    const [first, again] = [await move(id, 'open', moving), await move(id, 'open', moving)];
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([200, first.text, first.headers.get('etag')]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await move(id, 'open')).status).toBe(409);
  });

  it('are told of in the audit trail, with the key that did it', async () => {
    const id = String((await create({ name: 'Audited' })).body['id']);
    await move(id, 'open');
    const portal = await PortalClient.signIn(service.baseUrl, world);
    const { body } = await portal.get<{ audit_log: object[] }>(`/v1/portal/audit-log?target_id=${id}`);
    const by = { actor_kind: 'api_key', actor: 'A key' };
    expect(body.audit_log).toMatchObject([
      { ...by, action: 'cohort.moved' },
      { ...by, action: 'cohort.created' },
    ]);
  });
});

describe('forms by API', () => {
  it('are replaced and generated, each time as a new version', async () => {
    const id = String((await create({ name: 'With a form', brief: 'Space' })).body['id']);
    const path = `/v1/api/programs/${id}/form`;
    const seen = await manager.get<{ version: number; fields: { label: string }[] }>(path);
    expect([seen.body.version, seen.headers.get('etag')]).toEqual([1, '"1"']);
    const fields = [{ label: 'What problem are you solving?' }, { label: 'Stage', options: ['Idea', 'Product'] }];
    const put = (headers: Record<string, string> = {}) =>
      manager.send<Record<string, unknown>>('PUT', path, { fields }, { headers });
    const replaced = await put({ 'if-match': '"1"' });
    expect(replaced.body).toMatchObject({
      version: 2,
      fields: [{ key: 'what_problem_are_you_solving' }, { key: 'stage', field_type: 'select' }],
    });
    expect((await put({ 'if-match': '"1"' })).status).toBe(412);
    expect((await world.live.get<{ form: object }>(`/v1/api/programs/${id}`)).body.form).toEqual(replaced.body);
    const headers = { 'idempotency-key': newId() };
    const generated = await manager.send<Record<string, unknown>>('POST', `${path}/generate`, undefined, { headers });
    expect([generated.status, generated.body['version']]).toEqual([200, 3]);
    expect((await manager.send<Record<string, unknown>>('POST', `${path}/generate`, undefined, { headers })).text).toBe(
      generated.text,
    );
    expect((await manager.get(path)).body).toEqual(generated.body);
    // What was read can be sent back as it is.
    expect(
      (await manager.send<Record<string, unknown>>('PUT', path, { fields: generated.body['fields'] })).body,
    ).toMatchObject({
      version: 4,
      fields: generated.body['fields'],
    });
  });
});

describe('a form that is generated anew', () => {
  const generate = (id: string) => manager.post(`/v1/api/programs/${id}/form/generate`, {});

  /** Has something happen while the form is generated, and gives the answers to both. */
  async function meanwhile(id: string, work: () => Promise<Answer>): Promise<Answer[]> {
    const reader = service.app.get(FieldReader, { strict: false });
    const answers: Answer[] = [];
    reader.generate = async (...given) => {
      Reflect.deleteProperty(reader, 'generate');
      answers.push(await work());
      return reader.generate(...given);
    };
    return [await generate(id), ...answers];
  }

  it('holds up nobody who applies meanwhile, however long it takes', async () => {
    const { id } = await world.cohort({ brief: 'Space' });
    const [generated, applied] = await meanwhile(id, () => world.live.post('/v1/api/applications', application(id)));
    expect([generated?.body['version'], applied?.status]).toEqual([2, 202]);
  });

  it('is made from the brief that the cohort then has', async () => {
    const { id } = await world.cohort({ brief: 'Space' });
    const [generated, changed] = await meanwhile(id, () => change(id, { brief: 'Climate hardware for farms' }));
    expect([generated?.status, changed?.status]).toEqual([200, 200]);
    expect((await generate(id)).body['fields']).toEqual(generated?.body['fields']);
  });
});

describe('who may', () => {
  it('needs the scope, and a live key for what live applications go by', async () => {
    const usual = await create({ name: 'x' }, {}, world.live);
    expect([usual.status, usual.body['required_scopes']]).toEqual([403, ['programs:write']]);
    const { client: test } = await world.key({ environment: 'test' });
    const { id } = await world.cohort();
    const refused = [
      await create({ name: 'x' }, {}, test),
      await move(id, 'closed', {}, test),
      await change(id, { name: 'x' }, {}, test),
      await test.send<Record<string, unknown>>('PUT', `/v1/api/programs/${id}/form`, { fields: [{ label: 'x' }] }),
      await test.post(`/v1/api/programs/${id}/form/generate`, {}),
    ];
    for (const { status, body } of refused) expect([status, body['code']]).toEqual([403, 'live_key_required']);
    expect((await test.get(`/v1/api/programs/${id}/settings`)).status).toBe(200);
    expect((await test.get(`/v1/api/programs/${id}/form`)).status).toBe(200);
  });

  it('is held to its cohort', async () => {
    const [own, other] = [await world.cohort(), await world.cohort()];
    const { client } = await world.key({ cohortId: own.id });
    expect((await create({ name: 'x' }, {}, client)).body['code']).toBe('cohort_not_authorized');
    expect((await change(own.id, { name: 'Mine' }, {}, client)).status).toBe(200);
    for (const answer of [
      await change(other.id, { name: 'Not mine' }, {}, client),
      await move(other.id, 'closed', {}, client),
      await client.get(`/v1/api/programs/${other.id}/settings`),
      await client.get(`/v1/api/programs/${other.id}/form`),
      await client.send<Record<string, unknown>>('PUT', `/v1/api/programs/${other.id}/form`, {
        fields: [{ label: 'x' }],
      }),
      await client.post(`/v1/api/programs/${other.id}/form/generate`, {}),
    ])
      expect(answer.body['code']).toBe('cohort_not_found');
    const headers = { 'idempotency-key': newId() };
    const first = await move(own.id, 'closed', headers, client);
    expect((await move(own.id, 'closed', headers, client)).text).toBe(first.text);
  });

  it('has no key that was there before, nor any that an organisation begins with', async () => {
    for (const client of [world.live, world.test])
      expect((await client.get('/v1/api/me')).body['scopes']).toEqual([
        'applications:write',
        'applications:read',
        'insights:read',
      ]);
  });
});
