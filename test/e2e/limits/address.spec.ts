import { SystemDatabase } from '../../../src/database/system-database.js';
import { generateKey } from '../../../src/modules/keys/key-format.js';
import { RateLimits } from '../../../src/modules/rate-limits/rate-limits.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { eventuallyHolds } from '../../support/eventually.js';
import { PATIENT_COUNTING } from '../../support/patient-counting.js';
import { countStatuses, shownLimit } from '../../support/rate-limit.js';
import { World } from '../../support/world.js';

const ME = '/v1/api/me';
const SETTINGS = { ROLE: 'api', RATE_LIMIT_ADDRESS_PER_MINUTE: '8' };

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await startTestApp({ settings: SETTINGS, overrides: [PATIENT_COUNTING] });
  world = await World.create(service);
});
afterAll(() => service.close());

const strangers: Record<string, () => Promise<Answer>> = {
  missing_api_key: () => new ApiClient(service.baseUrl).get(ME),
  malformed_api_key: () => new ApiClient(service.baseUrl, 'nonsense').get('/v1/api/sandbox/programs'),
  invalid_api_key: () => new ApiClient(service.baseUrl, generateKey('live')).get(ME),
};

it('counts requests without a valid key, of whatever kind, and then refuses them instead of asking for a key', async () => {
  const { key } = await world.key({ expiresAt: new Date(Date.now() - 1_000) });
  const expired = (): Promise<Answer> => new ApiClient(service.baseUrl, key).post('/v1/api/applications', {});
  const kinds = [...Object.entries(strangers), ['invalid_api_key', expired] as const];
  for (const [index, [code, call]] of [...kinds, ...kinds].entries()) {
    const answer = await call();
    expect(answer.body['code']).toBe(code);
    expect(answer.headers.get('www-authenticate')).not.toBeNull();
    expect(shownLimit(answer)).toMatchObject({ policy: 'address', quota: 8, window: 60, remaining: 7 - index });
  }
  for (const [, call] of kinds) {
    const answer = await call();
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited', error: 'Too many requests' } });
    expect(shownLimit(answer)).toMatchObject({ policy: 'address', remaining: 0 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(shownLimit(answer).reset);
  }
});

it('never refuses a valid key for the strangers at its address, nor counts it with them', async () => {
  const flood = Array.from({ length: 40 }, () => new ApiClient(service.baseUrl, generateKey('test')).get(ME));
  const good = Array.from({ length: 20 }, () => world.live.get(ME));
  expect(await countStatuses(flood)).toEqual({ 429: 40 });
  expect(await countStatuses(good)).toEqual({ 200: 20 });
  expect(shownLimit(await world.live.get(ME)).policy).toBe('default');
});

it('does not concern what needs no key', async () => {
  expect((await new ApiClient(service.baseUrl).get('/health/live')).status).toBe(200);
  expect((await new ApiClient(service.baseUrl).get('/v1/portal/session')).status).toBe(401);
  expect((await new ApiClient(service.baseUrl).get('/nothing')).status).toBe(404);
});

describe('the look-up of keys', () => {
  const QUOTA = 600;
  const busy = { headers: { 'x-forwarded-for': '198.51.100.77' } };
  const ask = (key: string): Promise<Answer> => new ApiClient(open.baseUrl, key).get(ME, busy);
  let open: TestApp;
  let queries = 0;

  beforeAll(async () => {
    open = await startTestApp({
      settings: { ROLE: 'api', TRUST_PROXY: '1', RATE_LIMIT_ADDRESS_PER_MINUTE: String(QUOTA) },
      stores: service.stores,
    });
    const system = open.app.get(SystemDatabase, { strict: false });
    const rows = system.rows.bind(system);
    system.rows = (text, values) => {
      if (text.includes('from api_keys')) queries += 1;
      return rows(text, values);
    };
  });
  afterAll(() => open.close());
  beforeEach(() => {
    queries = 0;
  });

  it('is made once for a key that is sent again and again and is none', async () => {
    const key = generateKey('live');
    for (let n = 0; n < 20; n += 1) expect((await ask(key)).body['code']).toBe('invalid_api_key');
    expect(queries).toBe(1);
  });

  it('is made no more often than the limit allows for 2,000 made-up keys beyond it, and finds the valid one among them', async () => {
    const limits = open.app.get(RateLimits, { strict: false });
    const bucket = { policy: 'address', owner: '198.51.100.77', quota: QUOTA, windowSeconds: 60 } as const;
    await Promise.all(Array.from({ length: QUOTA }, () => limits.count(bucket)));
    const { key } = await world.key();
    const refused: Promise<Answer>[] = [];
    for (let round = 0; round < 10; round += 1) {
      const flood = Array.from({ length: 200 }, () => ask(generateKey('live')));
      refused.push(...flood);
      if (round === 5) expect((await ask(key)).status).toBe(200);
      await Promise.all(flood);
    }
    // A process whose Redis does not answer in time counts by itself, from nothing: once more as many may come then.
    const { 429: limited = 0, 401: unknown = 0, ...others } = await countStatuses(refused);
    expect([limited + unknown, others]).toEqual([2_000, {}]);
    expect(unknown).toBeLessThan(QUOTA);
    expect(queries).toBeLessThanOrEqual(QUOTA);
    // It is known by now, and waits for nobody. What is known is looked up again every now and then, which may be just now.
    await eventuallyHolds(async () => {
      const before = queries;
      const again = await ask(key);
      expect([again.status, shownLimit(again).policy, queries]).toEqual([200, 'default', before]);
    });
  }, 60_000);

  it('does not count a valid key against its address', async () => {
    const { key } = await world.key();
    const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.78' } };
    expect((await new ApiClient(open.baseUrl, key).get(ME, elsewhere)).status).toBe(200);
    const stranger = await new ApiClient(open.baseUrl).get(ME, elsewhere);
    expect(shownLimit(stranger)).toMatchObject({ policy: 'address', remaining: QUOTA - 1 });
  });
});

describe('behind a proxy', () => {
  const from = (baseUrl: string, forwarded: string): Promise<Answer> =>
    new ApiClient(baseUrl).get(ME, { headers: { 'x-forwarded-for': forwarded } });

  it('believes nobody’s X-Forwarded-For unless it is told to', async () => {
    expect((await from(service.baseUrl, '198.51.100.1')).status).toBe(429);
  });

  it('takes the address that the proxy added, and of IPv6 the customer’s network', async () => {
    const settings = { ...SETTINGS, TRUST_PROXY: '1', RATE_LIMIT_ADDRESS_PER_MINUTE: '1' };
    const behind = await startTestApp({ settings, stores: service.stores });
    const statuses = [];
    for (const forwarded of [
      '198.51.100.1',
      '198.51.100.2',
      'forged, 198.51.100.1',
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::2',
      '2001:db8:1:3::1',
    ]) {
      statuses.push((await from(behind.baseUrl, forwarded)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 401, 429, 401]);
    await behind.close();
  });
});
