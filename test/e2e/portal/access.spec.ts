import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer } from '../../support/api-client.js';
import { PortalClient } from '../../support/portal-client.js';
import { World } from '../../support/world.js';

let service: TestApp;
let portal: PortalClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  portal = await PortalClient.signIn(service.baseUrl, await World.create(service));
});

const change = (headers: Record<string, string>): Promise<Answer> =>
  portal.post('/v1/portal/cohorts', { name: 'A cohort' }, { headers });

it.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
])('changes nothing for a page with %j, and lets it read', async (headers) => {
  expect((await change(headers)).body['code']).toBe('cross_origin');
  expect((await portal.get('/v1/portal/cohorts', { headers })).status).toBe(200);
});

it('changes what our own pages ask for, and what no page asks for', async () => {
  expect((await change({ origin: service.baseUrl, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  expect((await change({ origin: service.baseUrl })).status).toBe(201);
  expect((await change({})).status).toBe(201);
});

it.each([
  ['GET', '/v1/portal/cohorts/none', 'cohort_not_found'],
  ['GET', '/v1/portal/submissions/none', 'submission_not_found'],
  ['DELETE', '/v1/portal/api-keys/none', 'api_key_not_found'],
])('%s %s is an unknown resource, not a malformed request', async (method, path, code) => {
  const answer = await portal.send<Record<string, unknown>>(method, path, undefined);
  expect([answer.status, answer.body['code']]).toEqual([404, code]);
});
