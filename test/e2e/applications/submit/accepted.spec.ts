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

async function stored(id: unknown): Promise<Record<string, unknown>> {
  const [row] = await service.database.query<Record<string, unknown>[]>('select * from submissions where id = $1', [
    id,
  ]);
  if (row === undefined) throw new Error('not stored');
  return row;
}

describe('POST /v1/api/applications, accepted', () => {
  it('answers 202 with exactly the promised fields, and where to look next', async () => {
    const { status, headers, body } = await world.live.post('/v1/api/applications', application(cohortId));
    expect(status).toBe(202);
    const { warnings: _, ...promised } = body;
    expect(promised).toEqual({
      submission_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      status: 'pending',
      message: expect.any(String),
      env: 'live',
    });
    expect(headers.get('location')).toBe(`/v1/api/applications/${String(body['submission_id'])}`);
  });

  it('marks what a test key submits as a preview', async () => {
    const { body } = await world.test.post('/v1/api/applications', application(cohortId));
    expect(body['env']).toBe('test');
    const { body: record } = await world.test.get(`/v1/api/applications/${String(body['submission_id'])}`);
    expect(record['is_preview']).toBe(true);
  });

  it('stores the text as it was sent, owes one review and reserves its price', async () => {
    const value = 'Łódź \u202e rtl 😀\r\n\ttab';
    const before = (await world.live.get('/v1/api/balance')).body;
    const { body } = await world.live.post(
      '/v1/api/applications',
      application(cohortId, {
        answers: [
          { key: '__proto__', value },
          { key: 'constructor', value: '' },
        ],
      }),
    );
    const row = await stored(body['submission_id']);
    expect(row['answers']).toEqual([
      { key: '__proto__', value },
      { key: 'constructor', value: '' },
    ]);
    expect(
      await service.database.query('select attempt from review_tasks where submission_id = $1', [row['id']]),
    ).toEqual([{ attempt: 0 }]);
    const after = (await world.live.get('/v1/api/balance')).body;
    expect(after).toEqual({ balance: Number(before['balance']) - 1, reserved: Number(before['reserved']) + 1 });
  });

  it.each([
    ['absent', {}],
    ['null', { founder_name: null }],
    ['blank', { founder_name: ' \u00a0\u3000' }],
  ])('takes a founder_name that is %s for none', async (_, change) => {
    const body = { ...application(cohortId), founder_name: undefined, ...change };
    const { body: accepted } = await world.live.post('/v1/api/applications', body);
    expect((await stored(accepted['submission_id']))['founder_name']).toBeNull();
  });

  it('never binds fields that only the service may set, and names each unknown one', async () => {
    const forged = {
      status: 'complete',
      is_preview: true,
      organisation_id: 'x',
      review_status: 'approved',
      id: 'x',
      env: 'test',
    };
    const { body } = await world.live.post(
      '/v1/api/applications',
      application(cohortId, { ...forged, shcema_id: 'x' }),
    );
    const warned = (body['warnings'] as { code: string; key: string }[]).filter(({ code }) => code === 'unknown_field');
    expect(warned.map(({ key }) => key)).toEqual([...Object.keys(forged), 'shcema_id']);
    expect(await stored(body['submission_id'])).toMatchObject({
      environment: 'live',
      status: 'pending',
      review_status: null,
    });
  });

  it('warns on a lenient form of unknown and missing keys, and accepts them', async () => {
    const { status, body } = await world.live.post(
      '/v1/api/applications',
      application(cohortId, { answers: [{ key: 'favourite_colour', value: 'teal' }] }),
    );
    expect(status).toBe(202);
    expect(body['warnings']).toContainEqual({ code: 'unknown_key', key: 'favourite_colour' });
    expect(body['warnings']).toContainEqual({ code: 'missing_key', key: expect.any(String) as string });
  });

  it('has no warnings field when there is nothing to warn of', async () => {
    const { body: program } = await world.live.get<{
      form: { fields: { key: string; field_type: string; options?: string[] }[] };
    }>(`/v1/api/programs/${cohortId}`);
    const answers = program.form.fields.map(({ key, options }) => ({ key, value: options?.[0] ?? '' }));
    const required = await world.live.post('/v1/api/applications/validate', application(cohortId, { answers }));
    const missing = (required.body['warnings'] as { key: string }[]).map(({ key }) => key);
    const whole = answers.map((answer) =>
      missing.includes(answer.key) ? { ...answer, value: 'An answer of some words' } : answer,
    );
    const { body } = await world.live.post('/v1/api/applications', application(cohortId, { answers: whole }));
    expect(body).not.toHaveProperty('warnings');
  });

  it('accepts an external_id once per cohort and environment', async () => {
    const body = application(cohortId, { external_id: 'crm-1' });
    expect((await world.live.post('/v1/api/applications', body)).status).toBe(202);
    expect((await world.test.post('/v1/api/applications', body)).status).toBe(202);
    const other = (await world.cohort()).id;
    expect((await world.live.post('/v1/api/applications', { ...body, cohort_id: other })).status).toBe(202);
  });

  it('accepts exactly as much as the limits allow', async () => {
    const answers = Array.from({ length: 200 }, (_, index) => ({ key: `k${index}`.padEnd(128, 'x'), value: '😀' }));
    const long = [{ key: 'k', value: '😀'.repeat(20_000) }];
    const name = { founder_name: '😀'.repeat(200), external_id: 'x'.repeat(128) };
    expect((await world.live.post('/v1/api/applications', application(cohortId, { answers, ...name }))).status).toBe(
      202,
    );
    expect((await world.live.post('/v1/api/applications', application(cohortId, { answers: long }))).status).toBe(202);
  });
});
