import { newId } from '../../src/common/ids/uuid.js';
import { SCENARIOS } from '../../src/modules/sandbox/scenarios.js';
import { buildDocument } from '../../src/openapi/build-document.js';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { type DocumentValidator, validatorOf } from '../support/document-validator.js';
import { application, submitAndWait, World } from '../support/world.js';
import { DOCUMENTED, formOf, OTHERS, READS, submissionTo } from './documented-requests.js';

let service: TestApp;
let world: World;
/** May do all there is to do. */
let caller: ApiClient;
let validator: DocumentValidator;
/** What a template's parameters stand for. */
let ids: Record<string, string>;
let manager: ApiClient;
let managedIds: Record<string, string>;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  caller = (await world.key({ environment: 'test' })).client;
  validator = validatorOf(service);
  const cohort = await world.cohort({ description: 'For everybody' });
  const schema = await world.test.post('/v1/api/schema', {
    cohort_id: cohort.id,
    fields: [{ label: 'Stage', options: ['a', 'b'] }],
  });
  const record = await submitAndWait(world.test, application(cohort.id));
  ids = { cohort_id: cohort.id, schema_id: String(schema.body['schema_id']), submission_id: String(record['id']) };
  manager = (await world.key()).client;
  managedIds = { cohort_id: (await world.cohort()).id, api_key_id: (await world.key()).id };
});

const fill = (template: string, by = ids): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => by[name] ?? name);

const submission = (): object => submissionTo(ids['cohort_id'] ?? '');
const form = (): object => formOf(ids['cohort_id'] ?? '');

it.each([...READS, ...OTHERS])(
  '$method $template answers as documented',
  async ({ method, template, body, managed }) => {
    const [client, by] = managed ? [manager, managedIds] : [caller, ids];
    const answer = await client.send<unknown>(method, fill(template, by), body?.(ids['cohort_id'] ?? ''));
    expect(answer.status).toBeLessThan(300);
    expect(validator.problemOfAnswer(method, template.replace(/\?.*/, ''), answer)).toBeNull();
  },
);

it('asks above for each operation there is', () => {
  const asked = new Set([...READS, ...OTHERS].map(({ method, template }) => `${method} ${template}`));
  const documented = Object.entries(DOCUMENTED).flatMap(([template, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${template}`),
  );
  const missing = documented.filter((operation) => !asked.has(operation));
  expect(missing.map((operation) => `OTHERS has no ${operation}`)).toEqual([]);
});

const OF_ONE = READS.filter(({ template }) => template.includes('{') && !template.includes('/sandbox/'));

it.each(OF_ONE)(
  '$method $template answers as documented to an id of nothing (@ApiErrors)',
  async ({ method, template }) => {
    const answer = await caller.send<unknown>(method, template.replaceAll(/\{\w+\}/g, newId()), undefined);
    expect([answer.status, validator.problemOfAnswer(method, template, answer)]).toEqual([404, null]);
  },
);

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
  [() => ({ ...submission(), contact_email: 'x' }), 422],
  [() => ({ ...submission(), answers: [{ key: 1 }] }), 400],
])('a submission of %j is refused as documented', async (body, status) => {
  const answer = await world.test.post<unknown>('/v1/api/applications', typeof body === 'function' ? body() : body);
  expect(answer.status).toBe(status);
  expect(validator.problemOfAnswer('POST', '/v1/api/applications', answer)).toBeNull();
});

it('plays every error back as documented', async () => {
  const path = '/v1/api/sandbox/programs';
  for (const scenario of SCENARIOS) {
    const answer = await world.test.get(path, { headers: { 'x-sandbox-scenario': scenario } });
    expect([answer.body['code'], validator.problemOfAnswer('GET', path, answer)]).toEqual([scenario, null]);
  }
});

describe('beside the usual', () => {
  it('a batch tells what was accepted from what was not', async () => {
    const answer = await world.test.post<{ results: { status_code: number }[] }>('/v1/api/applications/batch', {
      applications: [submission(), { ...submission(), contact_email: 'x' }, 7],
    });
    expect(answer.body.results.map(({ status_code: status }) => status)).toEqual([202, 422, 400]);
    expect(validator.problemOfAnswer('POST', '/v1/api/applications/batch', answer)).toBeNull();
  });

  it('validation keeps to its own bounds, however much is wrong', async () => {
    const strict = await world.cohort({ formValidation: 'strict' });
    const answers = Array.from({ length: 1_100 }, (_, at) => ({ key: `${'k'.repeat(140)}${at >> 1}`, value: 'x' }));
    const answer = await world.test.post<{ errors: { unknown_keys?: string[] }[] }>(
      '/v1/api/applications/validate',
      application(strict.id, { answers }),
    );
    expect(validator.problemOfAnswer('POST', '/v1/api/applications/validate', answer)).toBeNull();
    expect(answer.body.errors.flatMap(({ unknown_keys: keys = [] }) => keys)).toHaveLength(200);
  });

  it('a choice without choices is registered with a warning', async () => {
    const fields = [
      { label: 'Stage', field_type: 'select' },
      { label: 'Team', options: null, field_type: null },
    ];
    const answer = await world.test.post('/v1/api/schema', { cohort_id: ids['cohort_id'], fields });
    expect(answer).toMatchObject({ status: 201, body: { warnings: [{ code: 'missing_options', key: 'stage' }] } });
    expect(validator.problemOfAnswer('POST', '/v1/api/schema', answer)).toBeNull();
  });

  it('a question of a form always has options and help', async () => {
    const { body } = await world.test.get<{ form: { fields: object[] } }>(fill('/v1/api/programs/{cohort_id}'));
    expect(body.form.fields.length).toBeGreaterThan(0);
    for (const field of body.form.fields)
      expect(Object.keys(field)).toEqual(expect.arrayContaining(['options', 'help']));
  });

  it('headers come as documented with what is refused or known', async () => {
    const slow = await world.test.post('/v1/api/applications', {
      ...submission(),
      contact_email: 'slow@simulator.test',
    });
    const open = fill(`/v1/api/applications/${String(slow.body['submission_id'])}`);
    const answers = [
      ['GET', '{submission_id}/insights', await world.test.get(`${open}/insights`), 404, 'retry-after'],
      ['GET', '{submission_id}', await world.test.get(open, { headers: { 'if-none-match': '*' } }), 304, 'retry-after'],
      [
        'POST',
        '',
        await (await world.key({ scopes: ['insights:read'] })).client.post('/v1/api/applications', {}),
        403,
        'www-authenticate',
      ],
      [
        'POST',
        '',
        await world.test.post('/v1/api/applications', {}, { headers: { 'content-type': 'text/plain' } }),
        415,
        'accept-post',
      ],
    ] as const;
    for (const [method, rest, answer, status, header] of answers) {
      expect([answer.status, answer.headers.has(header)]).toEqual([status, true]);
      expect(validator.problemOfAnswer(method, `/v1/api/applications${rest && `/${rest}`}`, answer)).toBeNull();
    }
  });
});

/** Nothing in a place, in its several forms: what of it is refused must be what the document refuses. */
const NOTHINGS = [null, '', [], {}] as const;

it.each([
  ['/v1/api/schema', form, 'RegisterSchemaRequest'],
  ['/v1/api/applications', submission, 'SubmitApplicationRequest'],
  ['/v1/api/sandbox/schema', form, 'SandboxSchemaRequest'],
  ['/v1/api/sandbox/applications', submission, 'SandboxApplicationRequest'],
])('%s takes nothing in a place where the document does, and only there', async (path, body, name) => {
  const schema = { $ref: `#/components/schemas/${name}` };
  const places = [
    ...propertiesOf(name),
    ...('fields' in body() ? propertiesOf('NewField').map((property) => `fields.0.${property}`) : []),
  ];
  for (const place of places) {
    for (const nothing of NOTHINGS) {
      const request = withValue(structuredClone(body()), place, nothing);
      const { status } = await world.test.post(path, request);
      expect({ place, nothing, isTaken: status < 300 }).toEqual({
        place,
        nothing,
        isTaken: validator.problem(schema, request) === null,
      });
    }
  }
});

function propertiesOf(name: string): string[] {
  const schemas = buildDocument(service.app).components?.schemas as Record<string, { properties?: object }>;
  return Object.keys(schemas[name]?.properties ?? {});
}

function withValue(request: object, place: string, value: unknown): object {
  const names = place.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Record<string, unknown>>(
    (node, name) => node[name] as Record<string, unknown>,
    request as Record<string, unknown>,
  );
  holder[last] = value;
  return request;
}

it.each([
  ['PUT', '/v1/api/programs/{cohort_id}/form', { fields: [{ label: 'Why now?' }] }],
  ['POST', '/v1/api/programs/{cohort_id}/form/generate', undefined],
  ['PATCH', '/v1/api/programs/{cohort_id}/settings', { name: 'Another name' }],
  ['POST', '/v1/api/programs/{cohort_id}/status', { status: 'closed' }],
])('%s %s refuses a change of what is not current as documented', async (method, template, body) => {
  const { client } = await world.key();
  const answer = await client.send<unknown>(method, fill(template), body, { headers: { 'if-match': '"0"' } });
  expect([answer.status, answer.headers.get('etag')]).toEqual([412, expect.stringMatching(/^"\d+"$/)]);
  expect(validator.problemOfAnswer(method, template, answer)).toBeNull();
});
