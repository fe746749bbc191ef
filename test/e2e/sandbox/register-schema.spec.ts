import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/api/sandbox/schema';

let service: TestApp;
let sandbox: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  sandbox = (await World.create(service)).test;
});

it('echoes the fields with keys derived from their labels', async () => {
  const { status, body } = await sandbox.post(PATH, {
    fields: [
      { label: 'What problem are you solving?', key: 'problem' },
      { label: 'Größe & Team (optional)', key: 'team' },
      { label: '???', key: 'Plan B' },
    ],
  });
  expect(status).toBe(201);
  const rest = { field_type: 'text', sources: ['clarity'], required: true };
  expect(body).toEqual({
    schema_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    fields: [
      { key: 'what_problem_are_you_solving', label: 'What problem are you solving?', clarity_role: 'problem', ...rest },
      { key: 'grosse_and_team_optional', label: 'Größe & Team (optional)', clarity_role: null, ...rest },
      { key: 'plan_b', label: '???', clarity_role: null, ...rest },
    ],
    message: expect.any(String) as string,
  });
});

it('gives the role of the problem to the field that asks for it, or else to the first', async () => {
  const rolesOf = async (labels: string[]): Promise<unknown[]> => {
    const { body } = await sandbox.post<{ fields: { clarity_role: unknown }[] }>(PATH, {
      fields: labels.map((label) => ({ label })),
    });
    return body.fields.map((field) => field.clarity_role);
  };
  expect(await rolesOf(['Team size', 'Your problem'])).toEqual([null, 'problem']);
  expect(await rolesOf(['Team size', 'Market'])).toEqual(['problem', null]);
});

it('answers the same twice', async () => {
  const body = { fields: [{ label: 'A', key: 'a' }] };
  expect((await sandbox.post(PATH, body)).text).toBe((await sandbox.post(PATH, body)).text);
});

it('takes the body of the live endpoint', async () => {
  const live = {
    cohort_id: '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c',
    name: 'Form',
    fields: [{ label: 'Stage', options: ['a', 'b'] }],
  };
  expect((await sandbox.post(PATH, live)).status).toBe(201);
});

it.each([
  ['no fields', {}, ['fields']],
  ['fields that are no array', { fields: 'x' }, ['fields']],
  ['an empty array', { fields: [] }, ['fields']],
  ['a label that is no text', { fields: [{ label: 'A' }, { label: 7 }] }, ['fields[1].label']],
  ['a list for a field', { fields: [{ label: 'A' }, [{ label: 'B' }]] }, ['fields[1]']],
  ['a key that is no text', { fields: [{ label: 'A', key: 7 }] }, ['fields[0].key']],
])('refuses %s', async (_, body, fields) => {
  const answer = await sandbox.post(PATH, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_request', invalid_fields: fields });
});

it('keeps to the limits of the live endpoint', async () => {
  const { status, body } = await sandbox.post(PATH, { fields: Array.from({ length: 201 }, () => ({ label: 'A' })) });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'limit_exceeded', invalid_fields: ['fields'] });
});
