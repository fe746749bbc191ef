import { Redis } from 'ioredis';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { PATIENT_COUNTING } from '../../support/patient-counting.js';
import { countStatuses, shownLimit } from '../../support/rate-limit.js';
import { application, World } from '../../support/world.js';

const ME = '/v1/api/me';
const UNKNOWN = '01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c';
const SETTINGS = { ROLE: 'api', RATE_LIMIT_PER_MINUTE: '100' };

let service: TestApp;
let other: TestApp;
let world: World;
let redis: Redis;

beforeAll(async () => {
  service = await startTestApp({ settings: SETTINGS, overrides: [PATIENT_COUNTING] });
  other = await startTestApp({ settings: SETTINGS, overrides: [PATIENT_COUNTING], stores: service.stores });
  world = await World.create(service);
  redis = new Redis(service.stores.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await other.close();
  await service.close();
});

/** As if the window of a key were over. */
const endWindows = async (): Promise<unknown> => redis.del(await redis.keys('{intake}:limits:*'));

it('two processes share one quota, to the request, also when all come at once', async () => {
  const { key } = await world.key();
  const clients = [service, other].map(({ baseUrl }) => new ApiClient(baseUrl, key));
  const calls = Array.from({ length: 80 }, () => clients.map((client) => client.get(ME))).flat();
  expect(await countStatuses(calls)).toEqual({ 200: 100, 429: 60 });
  const numbers = (await Promise.all(calls))
    .filter(({ status }) => status === 200)
    .map((answer) => shownLimit(answer).remaining);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index));
});

it('shows the quota in every answer once the key is known, and counts down', async () => {
  const { id: cohortId } = await world.cohort();
  const { client } = await world.key({ scopes: ['applications:write'] });
  const answers = [
    [200, await client.get(ME)],
    [202, await client.post('/v1/api/applications', application(cohortId))],
    [400, await client.post('/v1/api/applications', {})],
    [403, await client.get('/v1/api/applications')],
    [404, await client.get(`/v1/api/programs/${UNKNOWN}`)],
    [415, await client.post('/v1/api/applications', {}, { headers: { 'content-type': 'text/plain' } })],
    [422, await client.post('/v1/api/applications', application(cohortId, { contact_email: 'x' }))],
  ] as const;
  answers.forEach(([status, answer], index) => {
    expect(answer.status).toBe(status);
    const { policy, quota, window, remaining, reset } = shownLimit(answer);
    expect([policy, quota, window, remaining]).toEqual(['default', 100, 60, 99 - index]);
    expect(reset).toBeGreaterThan(0);
    expect(reset).toBeLessThanOrEqual(60);
    // The 202 says when to ask for the outcome; none of these is asked to slow down.
    expect(answer.headers.get('retry-after')).toBe(status === 202 ? '1' : null);
  });
});

it('refuses over the quota, says when to come back, and lets in again in the next window', async () => {
  const { client } = await world.key({ rateLimitPerMinute: 2 });
  expect(await countStatuses([client.get(ME), client.get(ME)])).toEqual({ 200: 2 });
  const refused = await client.get(ME);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    error: 'Too many requests',
    code: 'rate_limited',
    doc_url: '/docs/errors/rate_limited',
    request_id: refused.headers.get('x-request-id'),
  });
  const { policy, quota, remaining, reset } = shownLimit(refused);
  expect([policy, quota, remaining]).toEqual(['default', 2, 0]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(reset);
  await endWindows();
  const next = await client.get(ME);
  expect(next.status).toBe(200);
  expect(shownLimit(next)).toMatchObject({ remaining: 1, reset: 60 });
});

it('is told before the body is read and after what the key may not do at all', async () => {
  const { client } = await world.key({ rateLimitPerMinute: 1, scopes: ['applications:write'] });
  await client.get(ME);
  expect((await client.post('/v1/api/applications', undefined, { raw: '[' })).status).toBe(429);
  expect((await client.get('/v1/api/applications')).body['code']).toBe('insufficient_scope');
  expect((await client.get('/v1/api/sandbox/programs')).body['code']).toBe('sandbox_live_key');
  expect((await client.send('PUT', ME, undefined)).status).toBe(405);
});

it('is each key’s own, live and test alike, and may be more than usual', async () => {
  const { client } = await world.key({ rateLimitPerMinute: 1 });
  await client.get(ME);
  expect((await client.get(ME)).status).toBe(429);
  expect(shownLimit(await world.live.get(ME))).toMatchObject({ quota: 100, remaining: 99 });
  expect(shownLimit(await world.test.get(ME))).toMatchObject({ quota: 100, remaining: 99 });
  const large = await world.key({ rateLimitPerMinute: 5_000 });
  expect(shownLimit(await large.client.get(ME))).toMatchObject({ quota: 5_000, remaining: 4_999 });
});

it('is another one in the sandbox', async () => {
  const { client } = await world.key({ environment: 'test', rateLimitPerMinute: 1 });
  const played = await client.get('/v1/api/sandbox/programs');
  expect(played.status).toBe(200);
  expect(shownLimit(played)).toMatchObject({ policy: 'sandbox', quota: 1, remaining: 0 });
  const refused = await client.get('/v1/api/sandbox/programs', { headers: { 'x-sandbox-scenario': 'unavailable' } });
  expect(refused.body['code']).toBe('rate_limited');
  expect(shownLimit(refused).policy).toBe('sandbox');
  expect((await client.get(ME)).status).toBe(200);
});

it('costs Redis one key for each bucket, which goes by itself', async () => {
  await endWindows();
  const { id, client } = await world.key();
  await client.get(ME);
  // Its address was counted until the key was found.
  expect((await redis.keys('{intake}:limits:*')).sort()).toEqual([
    '{intake}:limits:address:127.0.0.1',
    `{intake}:limits:default:${id}`,
  ]);
  expect(await redis.get('{intake}:limits:address:127.0.0.1')).toBe('0');
  expect(await redis.ttl(`{intake}:limits:default:${id}`)).toBeGreaterThan(0);
});

it('counts refusals by policy', async () => {
  const { text } = await new ApiClient(service.baseUrl).get('/metrics');
  expect(text).toMatch(/^intake_rate_limited_requests_total\{policy="default"\} [1-9]/m);
  expect(text).toMatch(/^intake_rate_limited_requests_total\{policy="sandbox"\} 1$/m);
});
