import { SCENARIOS } from '../../src/modules/sandbox/scenarios.js';
import { buildDocument } from '../../src/openapi.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { DocumentValidator } from '../support/document-validator.js';
import { application, submitAndWait, World } from '../support/world.js';

let service: TestApp;
let world: World;
let validator: DocumentValidator;
/** What a template's parameters stand for. */
let ids: Record<string, string>;

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
  validator = new DocumentValidator(buildDocument(service.app));
  const cohort = await world.cohort({ description: 'For everybody' });
  const schema = await world.test.post('/v1/api/schema', { cohort_id: cohort.id, fields: [{ label: 'Stage', options: ['a', 'b'] }] });
  const record = await submitAndWait(world.test, application(cohort.id));
  ids = { cohort_id: cohort.id, schema_id: String(schema.body['schema_id']), submission_id: String(record['id']) };
});
afterAll(() => service.close());

const fill = (template: string): string => template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);

const SUBMISSION = (): object => application(ids['cohort_id'] ?? '', { colour: 'green' });
const FIELDS = (): object => ({ cohort_id: ids['cohort_id'], fields: [{ label: 'What problem are you solving?' }] });
const OPERATIONS: { method: string; template: string; body?: () => object }[] = [
  { method: 'GET', template: '/v1/api/me' },
  { method: 'GET', template: '/v1/api/balance' },
  { method: 'GET', template: '/v1/api/programs' },
  { method: 'GET', template: '/v1/api/programs/{cohort_id}' },
  { method: 'POST', template: '/v1/api/schema', body: FIELDS },
  { method: 'GET', template: '/v1/api/schema' },
  { method: 'GET', template: '/v1/api/schema/{schema_id}' },
  { method: 'POST', template: '/v1/api/applications', body: SUBMISSION },
  { method: 'POST', template: '/v1/api/applications/validate', body: SUBMISSION },
  { method: 'GET', template: '/v1/api/applications' },
  { method: 'GET', template: '/v1/api/applications/{submission_id}' },
  { method: 'GET', template: '/v1/api/applications/{submission_id}/insights' },
  { method: 'GET', template: '/v1/api/applications/{submission_id}/insights?include=provenance' },
  { method: 'POST', template: '/v1/api/sandbox/schema', body: FIELDS },
  { method: 'GET', template: '/v1/api/sandbox/schema' },
  { method: 'GET', template: '/v1/api/sandbox/schema/{schema_id}' },
  { method: 'POST', template: '/v1/api/sandbox/applications', body: SUBMISSION },
  { method: 'GET', template: '/v1/api/sandbox/applications/{submission_id}' },
  { method: 'GET', template: '/v1/api/sandbox/applications/{submission_id}/insights' },
  { method: 'GET', template: '/v1/api/sandbox/programs' },
  { method: 'GET', template: '/health/live' },
  { method: 'GET', template: '/health/ready' },
];

it.each(OPERATIONS)('$method $template answers as documented', async ({ method, template, body }) => {
  const answer = await world.test.send<unknown>(method, fill(template), body?.());
  expect(answer.status).toBeLessThan(300);
  expect(validator.problemOfAnswer(method, template.replace(/\?.*/, ''), answer)).toBeNull();
});

it.each([
  ['GET', '/v1/api/me'],
  ['POST', '/v1/api/applications'],
  ['GET', '/v1/api/sandbox/programs'],
])('%s %s refuses strangers as documented', async (method, path) => {
  const answer = await new ApiClient(service.baseUrl).send<unknown>(method, path, undefined);
  expect(answer.status).toBe(401);
  expect(validator.problemOfAnswer(method, path, answer)).toBeNull();
});

it.each([
  [{}, 400],
  [{ cohort_id: 'x' }, 404],
  [() => ({ ...SUBMISSION(), contact_email: 'x' }), 422],
  [() => ({ ...SUBMISSION(), answers: [{ key: 1 }] }), 400],
])('a submission of %j is refused as documented', async (body, status) => {
  const answer = await world.test.post<unknown>('/v1/api/applications', typeof body === 'function' ? body() : body);
  expect(answer.status).toBe(status);
  expect(validator.problemOfAnswer('POST', '/v1/api/applications', answer)).toBeNull();
});

it('plays every error back as documented', async () => {
  const path = '/v1/api/sandbox/programs';
  for (const scenario of SCENARIOS) {
    const answer = await world.test.get<unknown>(path, { headers: { 'x-sandbox-scenario': scenario } });
    expect(validator.problemOfAnswer('GET', path, answer)).toBeNull();
  }
});
