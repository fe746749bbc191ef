import { sharedTestApp } from '../../../setup/shared-app.js';
import { type TestApp } from '../../../setup/test-app.js';
import { application, World } from '../../../support/world.js';

let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});
afterAll(async () => {
  const stored = 'select id from submissions where organisation_id = $1';
  expect(await service.database.query(stored, [world.organisationId])).toEqual([]);
});

describe('POST /v1/api/applications, 400', () => {
  it.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', ' \u2003 '],
  ])('cohort_id %s', async (_, cohort_id) => {
    const { status, body } = await world.live.post('/v1/api/applications', application(cohortId, { cohort_id }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'cohort_id is required', code: 'cohort_id_required' });
  });

  it.each([1, true, [], {}])('cohort_id that is no string: %p', async (cohort_id) => {
    const { status, body } = await world.live.post('/v1/api/applications', { cohort_id });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', invalid_fields: ['cohort_id'] });
  });

  it('names every field of a wrong type at once, as paths', async () => {
    const { status, body } = await world.live.post('/v1/api/applications', {
      cohort_id: cohortId,
      founder_name: 1,
      contact_email: {},
      external_id: [],
      schema_id: 7,
      answers: [{ key: 'a', value: 'b' }, 'text', { key: 1 }, { key: 'c', value: null }, null, []],
    });
    expect(status).toBe(400);
    expect(body['code']).toBe('invalid_request');
    expect(body['invalid_fields']).toEqual([
      'founder_name',
      'external_id',
      'schema_id',
      'contact_email',
      'answers[1]',
      'answers[2].key',
      'answers[2].value',
      'answers[3].value',
      'answers[4]',
      'answers[5]',
    ]);
    expect(body['error']).toBe('founder_name must be a string');
  });

  it.each([
    ['absent', undefined, 'answers is required'],
    ['null', null, 'answers is required'],
    ['an object', { a: 'b' }, 'answers must be an array'],
    ['a string', 'x', 'answers must be an array'],
  ])('answers %s', async (_, answers, error) => {
    const { status, body } = await world.live.post('/v1/api/applications', application(cohortId, { answers }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error, code: 'invalid_request', invalid_fields: ['answers'] });
  });

  it('schema of another cohort', async () => {
    const other = await world.cohort();
    const schema = await world.live.post('/v1/api/schema', { cohort_id: other.id, fields: [{ label: 'Problem' }] });
    const { status, body } = await world.live.post(
      '/v1/api/applications',
      application(cohortId, { schema_id: schema.body['schema_id'] }),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Schema does not belong to this cohort', code: 'schema_cohort_mismatch' });
  });
});

it('names no more than a thousand faults, however many there are', async () => {
  const { status, body, text } = await world.live.post(
    '/v1/api/applications',
    application(cohortId, { answers: Array(300_000).fill(1) }),
  );
  expect([status, (body['invalid_fields'] as string[]).length]).toEqual([400, 1_000]);
  expect(text.length).toBeLessThan(30_000);
});
