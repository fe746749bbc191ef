import { PORTAL_ROLES, type PortalRole } from '../../../src/common/access/portal-role.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';
const COHORT = `/v1/portal/cohorts/${UNKNOWN}`;
const SUBMISSION = `/v1/portal/submissions/${UNKNOWN}`;
const KEY = `/v1/portal/api-keys/${UNKNOWN}`;

/** Every endpoint for signed-in members, and the least role that may use it. */
const ENDPOINTS: [method: string, path: string, role: PortalRole][] = [
  ['GET', '/v1/portal/session', 'viewer'],
  ['GET', '/v1/portal/cohorts', 'viewer'],
  ['POST', '/v1/portal/cohorts', 'admin'],
  ['GET', COHORT, 'viewer'],
  ['PATCH', COHORT, 'admin'],
  ['POST', `${COHORT}/status`, 'admin'],
  ['GET', `${COHORT}/form`, 'viewer'],
  ['PUT', `${COHORT}/form`, 'admin'],
  ['POST', `${COHORT}/form/generate`, 'admin'],
  ['GET', `${COHORT}/analytics`, 'viewer'],
  ['GET', '/v1/portal/api-keys', 'viewer'],
  ['POST', '/v1/portal/api-keys', 'admin'],
  ['PATCH', KEY, 'admin'],
  ['DELETE', KEY, 'admin'],
  ['GET', '/v1/portal/submissions', 'viewer'],
  ['GET', SUBMISSION, 'viewer'],
  ['PATCH', SUBMISSION, 'reviewer'],
  ['POST', `${SUBMISSION}/retry`, 'reviewer'],
  ['GET', '/v1/portal/tokens', 'viewer'],
  ['POST', '/v1/portal/tokens/grants', 'owner'],
];

let service: TestApp;
let world: World;
let portal: PortalClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
  portal = await PortalClient.signIn(service.baseUrl, world);
});
afterAll(() => service.close());

const bodyFor = (method: string): unknown => (method === 'GET' || method === 'DELETE' ? undefined : {});

describe.each(ENDPOINTS)('%s %s', (method, path, role) => {
  const call = (client: ApiClient, headers: Record<string, string> = {}): ReturnType<ApiClient['send']> =>
    client.send(method, path, bodyFor(method), { headers });

  it('is for signed-in members', async () => {
    const { status, body } = await call(new ApiClient(service.baseUrl));
    expect([status, body]).toMatchObject([401, { code: 'not_signed_in' }]);
  });

  it.each(PORTAL_ROLES)('as %s', async (actual) => {
    await service.database.query('update members set role = $1', [actual]);
    const { status, body } = await call(portal);
    const isAllowed = PORTAL_ROLES.indexOf(actual) >= PORTAL_ROLES.indexOf(role);
    if (isAllowed) expect(status).not.toBe(403);
    else expect([status, body]).toMatchObject([403, { code: 'forbidden', error: 'Your role does not allow this' }]);
  });

  it('is not for foreign pages, when it changes anything', async () => {
    await service.database.query(`update members set role = 'owner'`);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }, { origin: 'null' }]) {
      const { body } = await call(portal, headers);
      if (method === 'GET') expect(body).not.toMatchObject({ code: 'cross_origin' });
      else expect(body).toMatchObject({ code: 'cross_origin' });
    }
  });

  it('is for our own pages', async () => {
    const { body } = await call(portal, { origin: service.baseUrl, 'sec-fetch-site': 'same-origin' });
    expect(body).not.toMatchObject({ code: 'cross_origin' });
  });
});

it('shows a member nothing of another organisation', async () => {
  const other = await World.create(service);
  const cohort = await other.cohort();
  const { id: keyId } = await other.key();
  const { body } = await other.live.post('/v1/api/applications', {
    cohort_id: cohort.id,
    contact_email: 'a@example.com',
    answers: [],
  });
  const submission = `/v1/portal/submissions/${String(body['submission_id'])}`;
  const answers: [method: string, path: string, body: unknown, code: string][] = [
    ['GET', `/v1/portal/cohorts/${cohort.id}`, undefined, 'cohort_not_found'],
    ['PATCH', `/v1/portal/cohorts/${cohort.id}`, { name: 'Mine' }, 'cohort_not_found'],
    ['POST', `/v1/portal/cohorts/${cohort.id}/status`, { status: 'closed' }, 'cohort_not_found'],
    ['GET', `/v1/portal/cohorts/${cohort.id}/form`, undefined, 'cohort_not_found'],
    ['PUT', `/v1/portal/cohorts/${cohort.id}/form`, { fields: [{ label: 'x' }] }, 'cohort_not_found'],
    ['POST', `/v1/portal/cohorts/${cohort.id}/form/generate`, undefined, 'cohort_not_found'],
    ['GET', `/v1/portal/cohorts/${cohort.id}/analytics`, undefined, 'cohort_not_found'],
    ['PATCH', `/v1/portal/api-keys/${keyId}`, { name: 'Mine' }, 'api_key_not_found'],
    ['DELETE', `/v1/portal/api-keys/${keyId}`, undefined, 'api_key_not_found'],
    ['GET', submission, undefined, 'submission_not_found'],
    ['PATCH', submission, { review_status: 'approved' }, 'submission_not_found'],
    ['POST', `${submission}/retry`, undefined, 'submission_not_found'],
    ['GET', '/v1/portal/cohorts/none', undefined, 'cohort_not_found'],
    ['GET', '/v1/portal/submissions/none', undefined, 'submission_not_found'],
  ];
  await service.database.query(`update members set role = 'owner'`);
  for (const [method, path, sent, code] of answers) {
    const answer = await portal.send<Record<string, unknown>>(method, path, sent, { headers: { 'if-match': '*' } });
    expect([path, answer.status, answer.body['code']]).toEqual([path, 404, code]);
  }
  for (const [path, name] of [['cohorts', 'cohorts'], ['submissions', 'submissions'], ['tokens', 'entries']]) {
    const { text } = await portal.get(`/v1/portal/${path ?? ''}`);
    expect(text).toContain(`"${name ?? ''}"`);
    expect(text).not.toContain(cohort.id);
    expect(text).not.toContain(String(body['submission_id']));
  }
  expect((await portal.get('/v1/portal/api-keys')).text).not.toContain(keyId);
});
