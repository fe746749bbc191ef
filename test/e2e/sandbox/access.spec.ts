import { Redis } from 'ioredis';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

const ENDPOINTS: [method: string, path: string, body?: object][] = [
  ['POST', '/v1/api/sandbox/schema', { fields: [{ label: 'A', key: 'a' }] }],
  ['GET', '/v1/api/sandbox/schema'],
  ['GET', '/v1/api/sandbox/schema/x'],
  ['POST', '/v1/api/sandbox/applications', { cohort_id: 'x', answers: {} }],
  ['GET', '/v1/api/sandbox/applications/x'],
  ['GET', '/v1/api/sandbox/applications/x/insights'],
  ['GET', '/v1/api/sandbox/programs'],
];

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  world = await World.create(service);
});
afterAll(() => service.close());

describe.each(ENDPOINTS)('%s %s', (method, path, body) => {
  it('is for test keys of any scope', async () => {
    const { client } = await world.key({ environment: 'test', scopes: ['insights:read'] });
    expect((await client.send(method, path, body)).status).toBeLessThan(300);
  });

  it('is not for live keys', async () => {
    const answer = await world.live.send<Record<string, unknown>>(method, path, body);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      error: 'sandbox_live_key',
      code: 'sandbox_live_key',
      doc_url: '/docs/errors/sandbox_live_key',
      request_id: answer.headers.get('x-request-id'),
    });
  });

  it('is not for strangers, whatever scenario they ask for', async () => {
    const stranger = new ApiClient(service.baseUrl);
    const answer = await stranger.send<Record<string, unknown>>(method, path, body, {
      headers: { 'x-sandbox-scenario': 'unavailable' },
    });
    expect(answer.status).toBe(401);
    expect(answer.body['code']).toBe('missing_api_key');
  });
});

it('writes nothing anywhere', async () => {
  const redis = new Redis(service.stores.redisUrl);
  const call = async (): Promise<void> => {
    for (const [method, path, body] of ENDPOINTS) await world.test.send(method, path, body);
  };
  // The first use of a key is noted down, whatever it is for.
  await call();
  const before = [await rowsOf(service), await redis.dbsize()];
  await call();
  expect([await rowsOf(service), await redis.dbsize()]).toEqual(before);
  redis.disconnect();
});

/** Every table with what changes in it: inserts, updates and deletes so far. */
async function rowsOf({ database }: TestApp): Promise<unknown> {
  const tables = await database.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents = tables.map(({ name }) =>
    database.query<unknown>(
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from "${name}" t`,
    ),
  );
  return Promise.all(contents);
}
