import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { application, World } from '../../support/world.js';

interface Validation {
  valid: boolean;
  errors: Record<string, unknown>[];
  warnings: { code: string; key: string }[];
  token_cost: number;
}

const PATH = '/v1/api/applications/validate';
let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service, { tokens: 2 });
  cohortId = (await world.cohort({ reviewPrice: 2 })).id;
});

async function validate(body: Record<string, unknown>): Promise<Validation> {
  const answer = await world.live.post<Validation>(PATH, body);
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('POST /v1/api/applications/validate', () => {
  it('says yes to what would be accepted, with its price, and does nothing', async () => {
    const body = await validate(application(cohortId));
    expect(body).toMatchObject({ valid: true, errors: [], token_cost: 2 });
    const stored = 'select id from submissions where organisation_id = $1';
    expect(await service.database.query(stored, [world.organisationId])).toEqual([]);
    expect((await world.live.get('/v1/api/balance')).body).toEqual({ balance: 2, reserved: 0 });
  });

  it('lists everything that is wrong, in the order in which submitting would meet it', async () => {
    const { body: schema } = await world.live.post('/v1/api/schema', {
      cohort_id: (await world.cohort()).id,
      fields: [{ label: 'Problem' }],
    });
    const closed = await world.cohort({ status: 'closed', reviewPrice: 5 });
    const body = await validate({
      cohort_id: closed.id,
      schema_id: schema['schema_id'],
      founder_name: 'x'.repeat(201),
      contact_email: 'nobody',
      answers: [{ key: 'a', value: '\u0001' }, { key: 'a', value: 'y' }, { key: 'b' }],
      extra: 1,
    });
    expect(body.valid).toBe(false);
    expect(body.errors.map(({ code }) => code)).toEqual([
      'cohort_not_open',
      'invalid_request',
      'invalid_contact_email',
      'limit_exceeded',
      'invalid_text',
      'duplicate_keys',
      'schema_cohort_mismatch',
      'unknown_keys',
      'insufficient_tokens',
    ]);
    expect(body.errors.at(-1)).toMatchObject({ balance: 2, required: 5, request_id: expect.any(String) as string });
    expect(body.warnings).toEqual([{ code: 'unknown_field', key: 'extra' }]);
  });

  it('tells of an external_id that is taken', async () => {
    const rich = await World.create(service);
    const cohort = await rich.cohort();
    const body = application(cohort.id, { external_id: 'crm-1' });
    await rich.live.post('/v1/api/applications', body);
    const answer = await rich.live.post<Validation>(PATH, body);
    expect(answer.body.errors).toMatchObject([{ code: 'duplicate_external_id' }]);
  });

  it.each([{}, { cohort_id: 'x' }, { cohort_id: null, answers: 1 }])('answers 200 for %j', async (body) => {
    expect(await validate(body)).toMatchObject({ valid: false, token_cost: 0 });
  });

  it('answers what cannot be read as submitting would', async () => {
    expect((await world.live.post(PATH, undefined, { raw: '[' })).status).toBe(400);
    expect((await world.live.post(PATH, {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
});

it('tells a restricted key nothing of another cohort but that it may not use it', async () => {
  const other = await World.create(service);
  const [own, foreign] = [await other.cohort(), await other.cohort({ formValidation: 'strict', reviewPrice: 7 })];
  await other.live.post('/v1/api/applications', application(own.id, { external_id: 'crm-1' }));
  const { client } = await other.key({ cohortId: own.id });
  const { body } = await client.post<Validation>(PATH, application(foreign.id, { external_id: 'crm-1', answers: [] }));
  expect(body).toMatchObject({ valid: false, warnings: [], token_cost: 0 });
  expect(body.errors.map(({ code }) => code)).toEqual(['cohort_not_authorized']);
});
