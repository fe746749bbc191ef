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
  expect((await world.live.get('/v1/api/balance')).body).toEqual({ balance: 1_000, reserved: 0 });
});

async function refusal(change: Record<string, unknown>, cohort = cohortId): Promise<Record<string, unknown>> {
  const { status, body } = await world.live.post('/v1/api/applications', application(cohort, change));
  expect(status).toBe(422);
  return body;
}

describe('POST /v1/api/applications, 422: contact_email', () => {
  it.each([
    undefined,
    null,
    '',
    ' ',
    'ada',
    'a@b',
    '@example.com',
    'a@@b.co',
    'a b@example.com',
    'a@example.com\r\nBcc: x@y.co',
    'a@-x.com',
    'a@example.com.',
  ])('%p', async (contact_email) => {
    expect(await refusal({ contact_email })).toMatchObject({
      error: 'contact_email must be a valid e-mail address',
      code: 'invalid_contact_email',
      invalid_fields: ['contact_email'],
    });
  });
});

describe('POST /v1/api/applications, 422: limits and text', () => {
  it('names every field over its limit', async () => {
    const answers = Array.from({ length: 201 }, (_, index) => ({ key: String(index), value: '' }));
    answers[3] = { key: 'k'.repeat(129), value: 'v'.repeat(20_001) };
    const body = await refusal({
      founder_name: 'x'.repeat(201),
      contact_email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
      external_id: 'x'.repeat(129),
      answers,
    });
    expect(body).toMatchObject({
      error: 'answers must have at most 200 items',
      code: 'limit_exceeded',
      invalid_fields: ['answers', 'founder_name', 'contact_email', 'external_id', 'answers[3].key', 'answers[3].value'],
    });
  });

  it('takes a million-character value for what it is', async () => {
    const body = await refusal({ answers: [{ key: 'a', value: 'x'.repeat(1_000_000) }] });
    expect(body).toMatchObject({ code: 'limit_exceeded', invalid_fields: ['answers[0].value'] });
    expect(JSON.stringify(body).length).toBeLessThan(500);
  });

  it.each(['\u0001', '\u001b[31m', '\u007f', '\u0085'])('refuses the control character %j', async (text) => {
    expect(await refusal({ founder_name: text, answers: [{ key: text, value: text }] })).toMatchObject({
      error: 'founder_name must not contain control characters',
      code: 'invalid_text',
      invalid_fields: ['founder_name', 'answers[0].key', 'answers[0].value'],
    });
  });
});

describe('POST /v1/api/applications, 422: keys', () => {
  it('the same key twice', async () => {
    const answers = ['a', 'b', 'a', 'b', 'a'].map((key) => ({ key, value: 'x' }));
    expect(await refusal({ answers })).toMatchObject({
      error: 'Submission contains duplicate keys',
      code: 'duplicate_keys',
      duplicate_keys: ['a', 'b'],
    });
  });

  it('schema path: unknown and missing keys, and a required one that is blank', async () => {
    const fields = [{ label: 'Problem' }, { label: 'Team' }, { label: 'Website (optional)' }];
    const schema = await world.live.post('/v1/api/schema', { cohort_id: cohortId, fields });
    const schema_id = schema.body['schema_id'];
    const answers = [{ key: 'team', value: ' \u200a ' }];
    expect(await refusal({ schema_id, answers })).toMatchObject({
      error: 'Missing required fields',
      code: 'missing_keys',
      missing_keys: ['problem', 'team'],
    });
    const both = await refusal({ schema_id, answers: [...answers, { key: 'colour', value: 'x' }] });
    expect(both).toMatchObject({
      error: 'Submission contains keys not in schema',
      code: 'unknown_keys',
      unknown_keys: ['colour'],
      missing_keys: ['problem', 'team'],
    });
  });

  it('strict form: unknown, missing and invalid, in that order, with all that applies', async () => {
    const strict = await world.cohort({ formValidation: 'strict' });
    const unknown = await refusal({ answers: [{ key: 'colour', value: 'x' }] }, strict.id);
    expect(unknown).toMatchObject({
      error: 'Submission contains keys not in form',
      code: 'unknown_keys',
      unknown_keys: ['colour'],
      missing_keys: expect.arrayContaining(['what_problem_are_you_solving']) as string[],
    });
    const missing = await refusal({ answers: [] }, strict.id);
    expect(missing).toMatchObject({ error: 'Missing required fields', code: 'missing_keys' });
    expect(missing).not.toHaveProperty('unknown_keys');
  });
});
