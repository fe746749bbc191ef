import { newId } from '../../../src/common/ids/uuid.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { application, World } from '../../support/world.js';

interface Form {
  version: number;
  fields: {
    key: string;
    label: string;
    help?: string;
    sources: string[];
    clarity_role: string | null;
    required: boolean;
  }[];
}

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});

const formPath = (cohortId: string): string => `/v1/portal/cohorts/${cohortId}/form`;
const read = async (cohortId: string): Promise<Form> => (await portal.get<Form>(formPath(cohortId))).body;
const replace = (cohortId: string, fields: unknown) =>
  portal.send<Form & Record<string, unknown>>('PUT', formPath(cohortId), { fields });

it('is generated with the cohort, and again from its brief on request', async () => {
  const { id } = await world.cohort();
  const first = await read(id);
  expect(first.version).toBe(1);
  expect(first.fields.length).toBeGreaterThan(5);
  const brief = 'We back climate hardware: batteries, heat pumps, carbon capture and renewable energy.';
  await portal.send('PATCH', `/v1/portal/cohorts/${id}`, { brief });
  const { status, body } = await portal.post<Form>(`${formPath(id)}/generate`);
  expect(status).toBe(200);
  expect(body.version).toBe(2);
  expect(body.fields).not.toEqual(first.fields);
  expect(await read(id)).toEqual(body);
});

it('is what applications are answered by, at once', async () => {
  const { id } = await world.cohort({ formValidation: 'strict' });
  const { status, body } = await replace(id, [
    { label: 'What problem are you solving?' },
    { label: 'Größe & Team (optional)', help: 'People, not metres.' },
    { label: 'How far along are you?', key: 'traction', sources: ['founder_fit'], clarity_role: null, required: false },
  ]);
  expect(status).toBe(200);
  expect(body.version).toBe(2);
  expect(body.fields).toMatchObject([
    { key: 'what_problem_are_you_solving', clarity_role: 'problem', required: true },
    { key: 'grosse_and_team_optional', required: false, help: 'People, not metres.' },
    { key: 'traction', label: 'How far along are you?', sources: ['founder_fit'], clarity_role: null, required: false },
  ]);
  expect((await world.live.get<{ form: Form }>(`/v1/api/programs/${id}`)).body.form).toEqual(body);
  const answers = [{ key: 'traction', value: 'First customers.' }];
  expect((await world.live.post('/v1/api/applications', application(id, { answers }))).body).toMatchObject({
    code: 'missing_keys',
    missing_keys: ['what_problem_are_you_solving'],
  });
});

it('comes back unchanged when it is sent as it was read', async () => {
  const { id } = await world.cohort();
  const { fields } = await read(id);
  const { body } = await replace(id, fields);
  expect(body).toEqual({ version: 2, fields });
});

it('can be seen as applicants would see it, with all that is inferred, before anything is saved', async () => {
  const { id } = await world.cohort({ name: 'Spring', publicForm: true });
  const preview = (cohortId: string, fields: unknown) =>
    portal.post<Form & { page: string; code?: string }>(`${formPath(cohortId)}/preview`, { fields });
  const questions = [{ label: 'How far are you? </textarea><script>' }, { label: 'Website (optional)' }];
  const { status, body } = await preview(id, questions);
  expect([status, body.fields.map(({ required }) => required)]).toEqual([200, [true, false]]);
  expect(body.page).not.toContain('</textarea><script>');
  expect((await read(id)).version).toBe(1);
  const { fields } = (await replace(id, questions)).body;
  expect(body.fields).toEqual(fields);
  // The same page, but for what only applicants need: their draft, its script, and what sends it.
  const { text } = await new ApiClient(service.baseUrl).get(`/apply/${id}`);
  const bare = (page: string): string =>
    page
      .replaceAll(/<noscript>[^]*?<form|<script[^]*?<\/script>|data-version="\d+"|name="page" value="[^"]*"/g, '')
      .replaceAll(/\s+/g, ' ');
  expect(bare(text)).toBe(bare(body.page.replace('<form', '<noscript><form')));
  expect((await preview(newId(), questions)).body.code).toBe('cohort_not_found');
});

it('leaves the versions that submissions were made with', async () => {
  const { id } = await world.cohort();
  const sent = application(id, { answers: [{ key: 'what_problem_are_you_solving', value: 'Spoilt milk.' }] });
  const submissionId = String((await world.live.post('/v1/api/applications', sent)).body['submission_id']);
  const label = (await read(id)).fields.find(({ key }) => key === 'what_problem_are_you_solving')?.label;
  await replace(id, [{ label: 'A new question', key: 'what_problem_are_you_solving' }]);
  const { body } = await portal.get(`/v1/portal/submissions/${submissionId}`);
  expect(body['answers']).toEqual([
    { key: 'what_problem_are_you_solving', label, value: 'Spoilt milk.', misses_type: null },
  ]);
});

it.each<[string, unknown, number, string, string[]]>([
  ['no fields', undefined, 400, 'invalid_request', ['fields']],
  ['none at all', [], 400, 'invalid_request', ['fields']],
  ['a field without a label', [{ label: 'x' }, {}], 400, 'invalid_request', ['fields[1].label']],
  ['a list for a field', [{ label: 'x' }, [{ label: 'y' }]], 400, 'invalid_request', ['fields[1]']],
  ['an unknown source', [{ label: 'x', sources: ['gut'] }], 400, 'invalid_request', ['fields[0].sources']],
  ['an unknown role', [{ label: 'x', clarity_role: 'luck' }], 400, 'invalid_request', ['fields[0].clarity_role']],
  ['an option with a comma', [{ label: 'x', options: ['a,b'] }], 400, 'invalid_request', ['fields[0].options']],
  ['too many fields', Array.from({ length: 201 }, () => ({ label: 'x' })), 422, 'limit_exceeded', ['fields']],
  ['too long a hint', [{ label: 'x', help: 'x'.repeat(1_001) }], 422, 'limit_exceeded', ['fields[0].help']],
])('refuses %s', async (_, fields, status, code, invalidFields) => {
  const { id } = await world.cohort();
  const answer = await replace(id, fields);
  expect([answer.status, answer.body]).toMatchObject([status, { code, invalid_fields: invalidFields }]);
  expect((await read(id)).version).toBe(1);
});
