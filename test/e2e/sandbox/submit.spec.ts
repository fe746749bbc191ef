import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { application, World } from '../../support/world.js';

const PATH = '/v1/api/sandbox/applications';

let service: TestApp;
let sandbox: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  sandbox = (await World.create(service)).test;
});

it.each([
  ['an object of answers', { cohort_id: 'any', answers: { problem: 'Milk spoils.', team: 'Two' } }],
  ['the live body', application('01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c')],
  ['nothing but a cohort', { cohort_id: 'any' }],
  ['nulls', { cohort_id: 'any', answers: null, founder_name: null, contact_email: null, schema_id: null }],
  ['fields it does not know', { cohort_id: 'any', colour: 1 }],
])('accepts %s, at once and for good', async (_, sent) => {
  const { status, headers, body } = await sandbox.post(PATH, sent);
  expect(status).toBe(202);
  const id = String(body['submission_id']);
  expect(body).toEqual({
    submission_id: id,
    status: 'complete',
    message: body['message'],
    env: 'test',
    _sandbox: true,
  });
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(headers.get('location')).toBe(`${PATH}/${id}`);
});

it('answers the same whatever was sent', async () => {
  const first = await sandbox.post(PATH, { cohort_id: 'a' });
  expect((await sandbox.post(PATH, { cohort_id: 'b', answers: { c: 'd' } })).text).toBe(first.text);
});

it.each([{}, { cohort_id: null }, { cohort_id: '' }, { cohort_id: ' \u00a0' }])('needs a cohort: %j', async (sent) => {
  const { status, body } = await sandbox.post(PATH, { ...sent, answers: 7 });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'cohort_id is required', code: 'cohort_id_required' });
});

it.each([
  [{ cohort_id: 7 }, ['cohort_id']],
  [{ answers: 'x' }, ['answers']],
  [{ answers: { problem: 1, team: 'x', plan: null } }, ['answers.problem', 'answers.plan']],
  [{ answers: ['x', { key: 'a', value: 1 }, { value: 'b' }] }, ['answers[0]', 'answers[1].value', 'answers[2].key']],
  [
    { founder_name: 1, contact_email: [], external_id: {}, schema_id: true },
    ['schema_id', 'founder_name', 'contact_email', 'external_id'],
  ],
])('refuses other types: %j', async (sent, fields) => {
  const { status, body } = await sandbox.post(PATH, { cohort_id: 'any', ...sent });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request', invalid_fields: fields });
  expect(body['error']).toContain(fields[0]);
});

it('keeps to the limits of the live endpoint', async () => {
  const tooLong = await sandbox.post(PATH, {
    cohort_id: 'any',
    founder_name: 'é'.repeat(201),
    answers: { a: 'x'.repeat(20_001) },
  });
  expect(tooLong.status).toBe(422);
  expect(tooLong.body).toMatchObject({ code: 'limit_exceeded', invalid_fields: ['founder_name', 'answers.a'] });
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, '']));
  expect((await sandbox.post(PATH, { cohort_id: 'any', answers: many })).body).toMatchObject({
    invalid_fields: ['answers'],
  });
  const control = await sandbox.post(PATH, { cohort_id: 'any', answers: [{ key: 'a', value: '\u0001' }] });
  expect(control.status).toBe(422);
  expect(control.body).toMatchObject({ code: 'invalid_text', invalid_fields: ['answers[0].value'] });
});

it('reads bodies as the live endpoint does', async () => {
  expect((await sandbox.post(PATH, undefined, { raw: '[]' })).body).toMatchObject({ code: 'invalid_json' });
  expect((await sandbox.post(PATH, {}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
});
