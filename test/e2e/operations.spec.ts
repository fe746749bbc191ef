import { SystemDatabase } from '../../src/database/system-database.js';
import { PostgresCheck } from '../../src/modules/health/postgres.check.js';
import { ReadinessState } from '../../src/modules/health/readiness-state.js';
import { OperationsListener } from '../../src/modules/operations/operations-listener.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { type Answer, ApiClient } from '../support/api-client.js';
import { AWKWARD, type Awkward, callers } from '../support/awkward-callers.js';

const TOKEN = 'only-operators-know-this';
/** As a proxy on the same machine asks for somebody else. */
const FROM_ELSEWHERE = { headers: { 'x-forwarded-for': '203.0.113.9' } };
const WITH_TOKEN = { headers: { ...FROM_ELSEWHERE.headers, authorization: `Bearer ${TOKEN}` } };

let service: TestApp;
let guarded: TestApp;
let client: ApiClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  guarded = await startTestApp({
    settings: { ROLE: 'api', OPERATIONS_TOKEN: TOKEN, OPERATIONS_PORT: '0' },
    stores: service.stores,
  });
  client = new ApiClient(service.baseUrl);
});
afterAll(async () => {
  await guarded.close();
  await service.close();
});

const outcome = ({ status, body }: Answer): unknown[] => [status, body['code']];
const operations = (): ApiClient => new ApiClient(guarded.app.get(OperationsListener, { strict: false }).url ?? '');

it('without a token, only this machine may read the metrics', async () => {
  expect((await client.get('/metrics')).status).toBe(200);
  expect(outcome(await client.get('/metrics', FROM_ELSEWHERE))).toEqual([403, 'operations_only']);
});

it('with a token, only who has it may read the metrics', async () => {
  const asked = new ApiClient(guarded.baseUrl);
  const refused = await asked.get('/metrics');
  expect(outcome(refused)).toEqual([401, 'operations_token_required']);
  expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="operations"');
  expect(outcome(await asked.get('/metrics', { headers: { authorization: `Bearer ${TOKEN}.` } }))).toEqual([
    401,
    'operations_token_required',
  ]);
  expect((await asked.get('/metrics', WITH_TOKEN)).text).toContain('intake_build_info');
});

it('tells everybody that it is alive and ready, and only operators what it depends on', async () => {
  expect((await client.get('/health/live', FROM_ELSEWHERE)).body).toEqual({ status: 'ok' });
  const bare = await client.get('/health/ready', FROM_ELSEWHERE);
  expect([bare.status, bare.body]).toEqual([200, { status: 'ok' }]);
  expect(Object.keys((await client.get('/health/ready')).body)).toEqual(['status', 'postgres', 'redis']);
  const guardedClient = new ApiClient(guarded.baseUrl);
  expect((await guardedClient.get('/health/ready')).body).toEqual({ status: 'ok' });
  expect(Object.keys((await guardedClient.get('/health/ready', WITH_TOKEN)).body)).toContain('postgres');
});

describe('an address of its own', () => {
  it('serves health and metrics to everybody who reaches it', async () => {
    expect((await operations().get('/health/live', FROM_ELSEWHERE)).body).toEqual({ status: 'ok' });
    expect(Object.keys((await operations().get('/health/ready', FROM_ELSEWHERE)).body)).toContain('postgres');
    const { status, headers, text } = await operations().get('/metrics?name[]=x', FROM_ELSEWHERE);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(text).toContain('intake_build_info');
  });

  it.each([
    '/',
    '/portal/',
    '/v1/api/me',
    '/openapi.json',
    '/apply/x',
    '/metrics/',
    '//metrics',
    '/health/live/../../v1/api/me',
  ])('knows nothing of %s', async (path) => {
    const { status, body, headers } = await operations().get(path);
    expect(status).toBe(404);
    expect(body).toEqual({
      error: 'Not found',
      code: 'not_found',
      doc_url: '/docs/errors/not_found',
      request_id: headers.get('x-request-id'),
    });
  });

  it.each(Object.keys(AWKWARD) as Awkward[])('ends although a caller %s', async (kind) => {
    const other = await startTestApp({ settings: { ROLE: 'worker', OPERATIONS_PORT: '0' }, stores: service.stores });
    const { url } = other.app.get(OperationsListener, { strict: false });
    const sockets = await callers(url ?? '', kind, 2);
    await other.close();
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
  });
});

/** How often a method is called with what is meant while the work goes on, and how many whole seconds that took. */
async function calls<T extends object>(
  target: T,
  name: keyof T & string,
  work: () => Promise<unknown>,
  isMeant: (...given: unknown[]) => boolean = () => true,
): Promise<[times: number, seconds: number]> {
  const original = target[name] as (...given: unknown[]) => unknown;
  let times = 0;
  Object.assign(target, {
    [name]: (...given: unknown[]) => {
      if (isMeant(...given)) times += 1;
      return original.apply(target, given);
    },
  });
  const start = performance.now();
  await work();
  Object.assign(target, { [name]: original });
  return [times, Math.ceil((performance.now() - start) / 1_000)];
}

const flood = (path: string) => async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => client.get(path, path === '/metrics' ? {} : FROM_ELSEWHERE)));
  }
};

it('asks PostgreSQL once a second at most for what is owed, however many ask for metrics', async () => {
  const system = service.app.get(SystemDatabase, { strict: false });
  const isCount = (text: unknown): boolean => String(text).includes('_tasks');
  const [times, seconds] = await calls(system, 'rows', flood('/metrics'), isCount);
  // Reviews and deliveries.
  expect(times).toBeLessThanOrEqual(2 * seconds);
});

it('asks PostgreSQL once a second at most, however many ask whether it is ready', async () => {
  const [times, seconds] = await calls(
    service.app.get(PostgresCheck, { strict: false }),
    'isUsable',
    flood('/health/ready'),
  );
  expect(times).toBeLessThanOrEqual(seconds);
});

it('says at once that it is about to end, whatever it has just said', async () => {
  expect((await operations().get('/health/ready')).status).toBe(200);
  guarded.app.get(ReadinessState, { strict: false }).startDraining();
  expect((await operations().get('/health/ready')).status).toBe(503);
  expect((await new ApiClient(guarded.baseUrl).get('/health/ready', FROM_ELSEWHERE)).status).toBe(503);
});
