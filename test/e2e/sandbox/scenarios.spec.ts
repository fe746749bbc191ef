import { API_ERRORS, docUrlOf, type ErrorCode, errorRow } from '../../../src/common/errors/error-codes.js';
import { SCENARIOS } from '../../../src/modules/sandbox/scenarios.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

const PATH = '/v1/api/sandbox/applications';
/** What only the team's portal and the operators' routes answer. */
const NOT_PARTNERS: ErrorCode[] = [
  'operations_only',
  'operations_token_required',
  'not_signed_in',
  'invalid_credentials',
  'forbidden',
  'cross_origin',
  'preview_submission',
  'precondition_required',
  'member_exists',
  'organisation_required',
  'last_owner',
  'webhooks_unavailable',
];

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

const play = (scenario: string, path = PATH): Promise<Answer> =>
  world.test.get(`${path}/x`, { headers: { 'x-sandbox-scenario': scenario } });

describe('X-Sandbox-Scenario', () => {
  it.each(SCENARIOS)('%s answers that live error', async (code) => {
    const { status, error, extra } = errorRow(code);
    const answer = await play(code);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      error,
      code,
      doc_url: docUrlOf(code),
      ...extra,
      request_id: answer.headers.get('x-request-id'),
    });
    expect(answer.headers.has('www-authenticate')).toBe(status === 401 || code === 'insufficient_scope');
    expect(answer.headers.has('retry-after')).toBe(
      ['rate_limited', 'unavailable', 'insights_not_ready'].includes(code),
    );
    expect(answer.headers.has('allow')).toBe(code === 'method_not_allowed');
  });

  it('plays every error of the public API', () => {
    const known: readonly string[] = SCENARIOS;
    const unplayed = Object.keys(API_ERRORS).filter((code) => !known.includes(code));
    expect(unplayed.filter((code) => !NOT_PARTNERS.includes(code as ErrorCode) && !isPortals(code))).toEqual([]);
  });

  it.each([
    'POST /v1/api/sandbox/schema',
    `POST ${PATH}`,
    'GET /v1/api/sandbox/schema',
    'GET /v1/api/sandbox/programs',
    'GET /v1/api/sandbox/schema/x',
    `GET ${PATH}/x`,
    `GET ${PATH}/x/insights`,
  ])('is honoured by %s, before the body is looked at', async (route) => {
    const [method, path] = route.split(' ') as [string, string];
    const answer = await world.test.send<Record<string, unknown>>(method, path, method === 'POST' ? {} : undefined, {
      headers: { 'x-sandbox-scenario': 'insufficient_tokens' },
    });
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ code: 'insufficient_tokens', balance: 0, required: 1 });
  });

  it.each(['nonsense', '', 'RATE_LIMITED', 'unavailable, rate_limited', 'toString', ...NOT_PARTNERS])(
    'refuses %p',
    async (scenario) => {
      const { status, body } = await play(scenario);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_request', invalid_fields: ['X-Sandbox-Scenario'] });
      expect(body['error']).toContain('X-Sandbox-Scenario');
    },
  );

  it('counts for nothing outside the sandbox', async () => {
    expect((await world.test.get('/v1/api/me', { headers: { 'x-sandbox-scenario': 'unavailable' } })).status).toBe(200);
  });
});

describe('the headers of a played error are those of the live one', () => {
  const stranger = (): ApiClient => new ApiClient(service.baseUrl);
  const liveErrors: [ErrorCode, string, () => Promise<Answer>][] = [
    ['missing_api_key', 'www-authenticate', () => stranger().get('/v1/api/me')],
    ['malformed_api_key', 'www-authenticate', () => new ApiClient(service.baseUrl, 'x').get('/v1/api/me')],
    [
      'insufficient_scope',
      'www-authenticate',
      async () => (await world.key({ scopes: ['insights:read'] })).client.post('/v1/api/applications', {}),
    ],
    [
      'unsupported_media_type',
      'accept-post',
      () => world.live.post('/v1/api/applications', {}, { headers: { 'content-type': 'text/plain' } }),
    ],
    ['payload_too_large', 'connection', () => world.live.post('/v1/api/applications', { a: 'x'.repeat(2 ** 20) })],
    ['method_not_allowed', 'allow', () => world.live.send('PUT', '/v1/api/applications', undefined)],
  ];

  it.each(liveErrors)('%s: %s', async (code, header, provoke) => {
    const live = await provoke();
    const played = await play(code);
    expect(live.body['code']).toBe(code);
    expect(played.headers.get(header)).toBe(live.headers.get(header));
    expect(played.headers.get(header)).not.toBeNull();
  });
});

it('a played rate_limited shows the quota that the key has on the live API, used up', async () => {
  const { client } = await world.key({ environment: 'test', rateLimitPerMinute: 2 });
  for (const _ of [1, 2]) await client.get('/v1/api/me');
  const live = await client.get('/v1/api/me');
  const played = await client.get(`${PATH}/x`, { headers: { 'x-sandbox-scenario': 'rate_limited' } });
  for (const { status, headers } of [live, played]) {
    expect(status).toBe(429);
    expect(headers.get('ratelimit-policy')).toBe('"default";q=2;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"default";r=0;t=(60|5\d)$/);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`;t=${headers.get('retry-after') ?? 'none'}$`));
  }
});

/** What the portal alone looks for by an id. */
function isPortals(code: string): boolean {
  return /^(member|webhook|delivery|invitation|form|note)_not_found$/.test(code);
}
