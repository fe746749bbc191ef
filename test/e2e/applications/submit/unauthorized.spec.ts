import { sharedTestApp } from '../../../setup/shared-app.js';
import { type TestApp } from '../../../setup/test-app.js';
import { ApiClient } from '../../../support/api-client.js';
import { eventually } from '../../../support/eventually.js';
import { World } from '../../../support/world.js';
import { generateKey } from '../../../../src/modules/keys/key-format.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

const withHeader = (
  authorization: string,
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> =>
  new ApiClient(service.baseUrl).post('/v1/api/applications', {}, { headers: { authorization } });

describe('POST /v1/api/applications, 401', () => {
  it('without a key, with a challenge and no error attribute', async () => {
    const { status, headers, body } = await new ApiClient(service.baseUrl).post('/v1/api/applications', {});
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: 'Missing API key', code: 'missing_api_key' });
    expect(headers.get('www-authenticate')).toBe('Bearer realm="intake"');
  });

  it.each(['Bearer', 'Bearer x y', 'Bearer\tx', `Bearer ${'x'.repeat(8_000)}`, 'Bearer inc_live_short'])(
    'malformed: %p',
    async (authorization) => {
      const { status, headers, body } = await withHeader(authorization);
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: 'Malformed API key', code: 'malformed_api_key' });
      expect(headers.get('www-authenticate')).toBe('Bearer realm="intake", error="invalid_token"');
    },
  );

  it.each(['', 'Basic eDp5', 'Token abc', 'Bearerx'])(
    'malformed, and no bearer token that could be in error: %p',
    async (authorization) => {
      const { status, headers, body } = await withHeader(authorization);
      expect([status, body['code']]).toEqual([401, 'malformed_api_key']);
      expect(headers.get('www-authenticate')).toBe('Bearer realm="intake"');
    },
  );

  it('malformed: a real key with one letter changed, or its environment', async () => {
    const typo = world.keys.live.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    expect((await withHeader(`Bearer ${typo}`)).body['code']).toBe('malformed_api_key');
    const swapped = world.keys.test.replace('inc_test_', 'inc_live_');
    expect((await withHeader(`Bearer ${swapped}`)).body['code']).toBe('malformed_api_key');
  });

  it('unknown, revoked and expired keys get one and the same answer', async () => {
    const revoked = await world.key();
    await service.database.query('update api_keys set revoked_at = now() where id = $1', [revoked.id]);
    const expired = await world.key({ expiresAt: new Date(Date.now() - 1_000) });
    const answers = await Promise.all(
      [generateKey('live'), revoked.key, expired.key].map((key) => withHeader(`Bearer ${key}`)),
    );
    for (const { status, headers, body } of answers) {
      expect(status).toBe(401);
      expect({ ...body, request_id: '' }).toEqual({
        error: 'Invalid API key',
        code: 'invalid_api_key',
        doc_url: '/docs/errors/invalid_api_key',
        request_id: '',
      });
      expect(headers.get('www-authenticate')).toBe('Bearer realm="intake", error="invalid_token"');
    }
  });

  it('takes the scheme in any case, more than one space behind it, and no key from the query', async () => {
    expect((await withHeader(`bearer ${world.keys.live}`)).status).toBe(400);
    expect((await withHeader(`Bearer   ${world.keys.live}`)).status).toBe(400);
    const { status } = await new ApiClient(service.baseUrl).post(`/v1/api/applications?api_key=${world.keys.live}`, {});
    expect(status).toBe(401);
  });

  it('notes the use of a key, at most once a minute', async () => {
    const { id, client } = await world.key();
    const used = async (): Promise<unknown> =>
      (
        await service.database.query<Record<string, unknown>[]>('select last_used_at from api_keys where id = $1', [id])
      )[0]?.['last_used_at'];
    await client.get('/v1/api/me');
    const first = await eventually(used);
    await client.get('/v1/api/me');
    expect(await used()).toEqual(first);
  });
});
