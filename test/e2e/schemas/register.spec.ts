import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { application, World } from '../../support/world.js';

interface Registered {
  schema_id: string;
  cohort_id: string;
  fields: { key: string; label: string; field_type: string; required: boolean }[];
}

let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});

const register = (body: Record<string, unknown>) =>
  world.live.post<Registered & Record<string, unknown>>('/v1/api/schema', body);

describe('POST /v1/api/schema', () => {
  it('derives keys, infers the rest, and lets what is explicit win', async () => {
    const { status, headers, body } = await register({
      cohort_id: cohortId,
      name: 'Website',
      fields: [
        { label: 'What problem are you solving?', key: 'ignored' },
        { label: 'Größe & Team (optional)' },
        { label: 'Stage', options: ['idea', 'revenue'], required: false },
        { label: 'Your e-mail', field_type: 'text', key: null, options: null, required: null },
        { label: '???', key: 'Own Key' },
        { label: '!!!' },
      ],
    });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['cohort_id', 'fields', 'message', 'schema_id']);
    expect(body.fields.map(({ key }) => key)).toEqual([
      'what_problem_are_you_solving',
      'grosse_and_team_optional',
      'stage',
      'your_e_mail',
      'own_key',
      'field_6',
    ]);
    expect(headers.get('location')).toBe(`/v1/api/schema/${body.schema_id}`);
    expect(body.fields[0]).toMatchObject({ clarity_role: 'problem', required: true });
    expect(body.fields[1]).toMatchObject({ required: false });
    expect(body.fields[2]).toMatchObject({ field_type: 'select', required: false, options: ['idea', 'revenue'] });
    expect(body.fields[3]).toMatchObject({ field_type: 'text', sources: [] });
  });

  it('serves both environments, in draft and open cohorts', async () => {
    const draft = await world.cohort({ status: 'draft' });
    expect((await register({ cohort_id: draft.id, fields: [{ label: 'Problem' }] })).status).toBe(201);
    const { body } = await register({ cohort_id: cohortId, fields: [{ label: 'Problem' }] });
    const submission = application(cohortId, { schema_id: body.schema_id, answers: [{ key: 'problem', value: 'x' }] });
    expect((await world.test.post('/v1/api/applications', submission)).status).toBe(202);
    expect((await world.live.post('/v1/api/applications', submission)).status).toBe(202);
  });

  it('checks the cohort before the rest of the body', async () => {
    const closed = await world.cohort({ status: 'closed' });
    expect((await register({ fields: 1 })).body).toMatchObject({ code: 'cohort_id_required' });
    expect((await register({ cohort_id: 'x', fields: 1 })).body).toMatchObject({ code: 'cohort_not_found' });
    expect((await register({ cohort_id: closed.id, fields: 1 })).body).toMatchObject({ code: 'cohort_not_open' });
    const { client } = await world.key({ cohortId: closed.id });
    expect((await client.post('/v1/api/schema', { cohort_id: cohortId })).body).toMatchObject({
      code: 'cohort_not_authorized',
    });
  });

  it.each([
    [{}, ['fields']],
    [{ fields: [] }, ['fields']],
    [{ fields: 'x' }, ['fields']],
    [{ fields: [{ label: 'A' }, [{ label: 'B' }], [[]], []] }, ['fields[1]', 'fields[2]', 'fields[3]']],
    [
      { fields: [{}, { label: '' }, { label: 1 }, 'x', null] },
      ['fields[0].label', 'fields[1].label', 'fields[2].label', 'fields[3]', 'fields[4]'],
    ],
    [
      { fields: [{ label: 'A', field_type: 'file', options: [], required: 'yes', key: 1 }], name: 1 },
      ['name', 'fields[0].key', 'fields[0].field_type', 'fields[0].options', 'fields[0].required'],
    ],
    [{ fields: [{ label: 'A', options: ['a,b'] }] }, ['fields[0].options']],
    [{ fields: [{ label: 'A', options: ['a', ' ', 1] }] }, ['fields[0].options']],
  ])('answers 400 to %j', async (change, fields) => {
    const { status, body } = await register({ cohort_id: cohortId, ...change });
    expect(status).toBe(400);
    expect(body['code']).toBe('invalid_request');
    expect(new Set(body['invalid_fields'] as string[])).toEqual(new Set(fields));
  });

  it('answers 422 to what is too much, and to control characters', async () => {
    const many = Array.from({ length: 201 }, () => ({ label: 'A' }));
    expect((await register({ cohort_id: cohortId, fields: many })).body).toMatchObject({
      code: 'limit_exceeded',
      invalid_fields: ['fields'],
    });
    expect((await register({ cohort_id: cohortId, fields: [{ label: 'x'.repeat(301) }] })).body).toMatchObject({
      code: 'limit_exceeded',
      invalid_fields: ['fields[0].label'],
    });
    expect((await register({ cohort_id: cohortId, fields: [{ label: 'a\u0001' }] })).body).toMatchObject({
      code: 'invalid_text',
      invalid_fields: ['fields[0].label'],
    });
  });
});

describe('GET /v1/api/schema', () => {
  it('gives back what was registered, to keys that may see its cohort', async () => {
    const { body: made } = await register({ cohort_id: cohortId, name: 'Mine', fields: [{ label: 'Problem' }] });
    const { status, body } = await world.test.get(`/v1/api/schema/${made.schema_id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      schema_id: made.schema_id,
      cohort_id: cohortId,
      name: 'Mine',
      created_at: expect.stringMatching(/\.\d{3}$/) as string,
      fields: made.fields,
    });
    const stranger = await World.create(service);
    const restricted = await world.key({ cohortId: (await world.cohort()).id });
    for (const client of [stranger.live, restricted.client]) {
      expect((await client.get(`/v1/api/schema/${made.schema_id}`)).body).toMatchObject({
        error: 'Schema not found',
        code: 'schema_not_found',
      });
      expect((await client.get('/v1/api/schema')).body).toEqual({ schemas: [], next_cursor: null });
    }
  });

  it('is not sent again to a caller who has kept it, and may be kept by a cache of the caller', async () => {
    const { body: made } = await register({ cohort_id: cohortId, fields: [{ label: 'Problem' }] });
    const path = `/v1/api/schema/${made.schema_id}`;
    const first = await world.live.get(path);
    const tag = first.headers.get('etag') ?? '';
    const again = await world.live.get(path, { headers: { 'if-none-match': tag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    for (const { headers } of [first, again]) expect(headers.get('cache-control')).toBe('private, no-cache');
    const stranger = await World.create(service);
    expect((await stranger.live.get(path, { headers: { 'if-none-match': tag } })).status).toBe(404);
  });

  it('lists newest first, in pages', async () => {
    const owner = await World.create(service);
    const cohort = await owner.cohort();
    for (const label of ['One', 'Two', 'Three'])
      await owner.live.post('/v1/api/schema', { cohort_id: cohort.id, fields: [{ label }] });
    type List = { schemas: { fields: { label: string }[] }[]; next_cursor: string | null };
    const first = (await owner.live.get<List>('/v1/api/schema?limit=2')).body;
    const second = (await owner.live.get<List>(`/v1/api/schema?limit=2&cursor=${first.next_cursor ?? ''}`)).body;
    const labels = [...first.schemas, ...second.schemas].map(({ fields }) => fields[0]?.label);
    expect(labels).toEqual(['Three', 'Two', 'One']);
    expect(second.next_cursor).toBeNull();
  });
});
