import { API_ERRORS, type ErrorCode, errorRow } from '../../src/common/errors/error-codes.js';
import { Passwords } from '../../src/modules/members/passwords.js';
import { generateKey } from '../../src/modules/keys/key-format.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { type Answer, ApiClient } from '../support/api-client.js';
import { PortalClient } from '../support/portal-client.js';
import { rawAnswer } from '../support/raw-answer.js';
import { application, submitAndWait, World } from '../support/world.js';
import {
  withBug,
  withHalfRequest,
  withOperationsToken,
  withoutDatabase,
  withoutSecretsKey,
} from './other-processes.js';

const UNKNOWN_ID = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';
const SUBMIT = '/v1/api/applications';

let service: TestApp;
let world: World;
let stranger: ApiClient;
let cohortId: string;

beforeAll(async () => {
  service = await startTestApp();
  world = await World.create(service);
  stranger = new ApiClient(service.baseUrl);
  cohortId = (await world.cohort()).id;
});
afterAll(() => service.close());

const withKey = (key: string): Promise<Answer> => new ApiClient(service.baseUrl, key).get('/v1/api/me');
const submit = (change: Record<string, unknown>): Promise<Answer> =>
  world.live.post(SUBMIT, application(cohortId, change));
const portal = (): Promise<PortalClient> => PortalClient.signIn(service.baseUrl, world);

async function registerSchema(cohort: string): Promise<unknown> {
  return (await world.live.post('/v1/api/schema', { cohort_id: cohort, fields: [{ label: 'Problem' }] })).body[
    'schema_id'
  ];
}

/** How to meet each error. A row of the table that is not here fails the last test of this file. */
const PROVOKE: Partial<Record<ErrorCode, () => Promise<Answer>>> = {
  missing_api_key: () => stranger.get('/v1/api/me'),
  malformed_api_key: () => withKey('nonsense'),
  invalid_api_key: () => withKey(generateKey('live')),
  not_signed_in: () => stranger.get('/v1/portal/cohorts'),
  invalid_credentials: () => stranger.post('/v1/portal/session', { email: world.email, password: 'wrong' }),
  insufficient_scope: async () => (await world.key({ scopes: ['insights:read'] })).client.post(SUBMIT, {}),
  live_key_required: async () =>
    (await world.key({ environment: 'test' })).client.post('/v1/api/programs', { name: 'x' }),
  exceeds_own_key: async () =>
    (await world.key({ scopes: ['programs:write'] })).client.post('/v1/api/keys', {
      name: 'x',
      scopes: ['insights:read'],
    }),
  sandbox_live_key: () => world.live.get('/v1/api/sandbox/programs'),
  forbidden: async () =>
    (await PortalClient.signInAs(service, await World.create(service), 'viewer')).post('/v1/portal/cohorts', {
      name: 'x',
    }),
  cross_origin: async () =>
    (await portal()).post('/v1/portal/cohorts', { name: 'x' }, { headers: { origin: 'https://evil.example' } }),
  operations_only: () => stranger.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } }),
  operations_token_required: () => withOperationsToken({ service, world }),
  malformed_request: () => rawAnswer(service.baseUrl, 'GET /v1/api/me HTTP/1.1\r\n\r\n'),
  headers_too_large: () =>
    rawAnswer(service.baseUrl, `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`),
  request_timeout: () => withHalfRequest({ service, world }),
  invalid_json: () => world.live.post(SUBMIT, undefined, { raw: '[' }),
  unsupported_media_type: () => world.live.post(SUBMIT, {}, { headers: { 'content-type': 'text/plain' } }),
  payload_too_large: () => world.live.post(SUBMIT, { a: 'x'.repeat(2 ** 20) }),
  invalid_request: () => submit({ answers: 'x' }),
  invalid_contact_email: () => submit({ contact_email: 'x' }),
  limit_exceeded: () => submit({ founder_name: 'x'.repeat(201) }),
  invalid_text: () => submit({ answers: [{ key: 'a', value: '\u0001' }] }),
  cohort_id_required: () => submit({ cohort_id: '' }),
  cohort_not_found: () => submit({ cohort_id: UNKNOWN_ID }),
  webhook_not_found: async () => (await portal()).get(`/v1/portal/webhooks/${UNKNOWN_ID}`),
  webhooks_unavailable: () => withoutSecretsKey({ service, world }),
  delivery_not_found: async () => {
    const owner = await portal();
    const { body } = await owner.post('/v1/portal/webhooks', { url: 'https://example.com/' });
    return owner.post(`/v1/portal/webhooks/${String(body['id'])}/deliveries/${UNKNOWN_ID}/resend`);
  },
  cohort_not_open: async () => submit({ cohort_id: (await world.cohort({ status: 'draft' })).id }),
  cohort_not_authorized: async () =>
    (await world.key({ cohortId: (await world.cohort()).id })).client.post(SUBMIT, application(cohortId)),
  duplicate_keys: () =>
    submit({
      answers: [
        { key: 'a', value: '' },
        { key: 'a', value: '' },
      ],
    }),
  schema_not_found: () => submit({ schema_id: UNKNOWN_ID }),
  schema_cohort_mismatch: async () => submit({ schema_id: await registerSchema((await world.cohort()).id) }),
  unknown_keys: async () => submit({ schema_id: await registerSchema(cohortId) }),
  missing_keys: async () => submit({ schema_id: await registerSchema(cohortId), answers: [] }),
  invalid_values: async () => {
    const strict = await world.cohort({ formValidation: 'strict' });
    const fields = [{ label: 'Company website', field_type: 'url' }];
    await (await portal()).send('PUT', `/v1/portal/cohorts/${strict.id}/form`, { fields });
    return submit({ cohort_id: strict.id, answers: [{ key: 'company_website', value: 'not an address' }] });
  },
  duplicate_external_id: async () => (await submit({ external_id: 'crm-1' }), submit({ external_id: 'crm-1' })),
  insufficient_tokens: async () => submit({ cohort_id: (await world.cohort({ reviewPrice: 1_000_000 })).id }),
  submission_not_found: () => world.live.get(`${SUBMIT}/${UNKNOWN_ID}`),
  insights_not_ready: async () => {
    const { body } = await world.test.post(SUBMIT, application(cohortId, { contact_email: 'slow@simulator.test' }));
    return world.test.get(`${SUBMIT}/${String(body['submission_id'])}/insights`);
  },
  insights_unavailable: async () => {
    const { id } = await submitAndWait(world.live, application(cohortId, { answers: [] }));
    return world.live.get(`${SUBMIT}/${String(id)}/insights`);
  },
  invalid_idempotency_key: () =>
    world.live.post(SUBMIT, application(cohortId), { headers: { 'idempotency-key': 'not visible' } }),
  idempotency_key_reused: async () => {
    const headers = { 'idempotency-key': 'once' };
    await world.live.post(SUBMIT, application(cohortId), { headers });
    return world.live.post(SUBMIT, application(cohortId, { founder_name: 'Somebody else' }), { headers });
  },
  rate_limited: async () => {
    const { client } = await world.key({ rateLimitPerMinute: 1 });
    return (await client.get('/v1/api/me'), client.get('/v1/api/me'));
  },
  invalid_transition: async () => (await portal()).post(`/v1/portal/cohorts/${cohortId}/status`, { status: 'open' }),
  preview_submission: async () => decide(await submitAndWait(world.test, application(cohortId)), { 'if-match': '*' }),
  precondition_required: async () => decide(await submitAndWait(world.live, application(cohortId)), {}),
  precondition_failed: async () =>
    decide(await submitAndWait(world.live, application(cohortId)), { 'if-match': '"999"' }),
  api_key_not_found: async () => (await portal()).send('DELETE', `/v1/portal/api-keys/${UNKNOWN_ID}`, undefined),
  note_not_found: async () => {
    const { id } = await submitAndWait(world.live, application(cohortId));
    return (await portal()).send('PATCH', `/v1/portal/submissions/${String(id)}/notes/${UNKNOWN_ID}`, {
      text: 'Renewed.',
    });
  },
  member_not_found: async () => (await portal()).send('DELETE', `/v1/portal/members/${UNKNOWN_ID}`, undefined),
  member_exists: async () => (await portal()).post('/v1/portal/members', { email: world.email, role: 'viewer' }),
  organisation_required: async () => {
    const hash = await service.app.get(Passwords, { strict: false }).hash(world.password);
    const other = await World.create(service);
    await service.database.query('update members set email = $1, password_hash = $2 where organisation_id = any($3)', [
      'both@example.com',
      hash,
      [other.organisationId, (await World.create(service)).organisationId],
    ]);
    return stranger.post('/v1/portal/session', { email: 'both@example.com', password: world.password });
  },
  last_owner: async () => {
    const owner = await portal();
    const { body } = await owner.get<{ member: { id: string } }>('/v1/portal/session');
    return owner.send('DELETE', `/v1/portal/members/${body.member.id}`, undefined);
  },
  invitation_not_found: () =>
    stranger.post('/v1/portal/invitations/unknown', { password: 'correct horse battery staple' }),
  not_found: () => stranger.get('/nothing'),
  method_not_allowed: () => stranger.send('DELETE', SUBMIT, undefined),
  unavailable: () => withoutDatabase({ service, world }),
  internal_error: () => withBug({ service, world }),
};

async function decide(record: Record<string, unknown>, headers: Record<string, string>): Promise<Answer> {
  return (await portal()).send(
    'PATCH',
    `/v1/portal/submissions/${String(record['id'])}`,
    { review_status: 'approved' },
    { headers },
  );
}

/** Sentences that name the field or the scope at fault. */
const SPEAKING: ErrorCode[] = [
  'invalid_request',
  'limit_exceeded',
  'invalid_text',
  'insufficient_scope',
  'invalid_transition',
  'precondition_failed',
];

describe('every row of the error table', () => {
  it.each(Object.entries(PROVOKE))('%s', async (name, provoke) => {
    const code = name as ErrorCode;
    const { status, error, extra } = errorRow(code);
    const answer = await provoke();
    expect(answer.body['code']).toBe(code);
    expect(answer.status).toBe(status);
    if (!SPEAKING.includes(code)) expect(answer.body['error']).toBe(error);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body['request_id']).toBe(answer.headers.get('x-request-id'));
    const optional = code === 'unknown_keys' ? ['missing_keys'] : [];
    expect(answer.body['doc_url']).toBe(`/docs/errors/${code}`);
    const expected = ['error', 'code', 'doc_url', 'request_id', ...Object.keys(extra ?? {}), ...optional];
    expect(Object.keys(answer.body).sort()).toEqual(expected.sort());
    expect(answer.text).not.toMatch(/secret detail|stack|node_modules|select |typeorm/i);
  });

  it('is provoked above', () => {
    const missing = Object.keys(API_ERRORS).filter((code) => !(code in PROVOKE));
    expect(missing.map((code) => `PROVOKE has no ${code}`)).toEqual([]);
  });
});
