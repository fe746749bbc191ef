import { sharedTestApp } from '../../setup/shared-app.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

let service: TestApp;

beforeAll(async () => {
  service = await sharedTestApp('api');
});

it('lets nobody on the way keep an answer, nor any browser take it for something else', async () => {
  const stranger = new ApiClient(service.baseUrl);
  const { live } = await World.create(service);
  for (const answer of [
    await live.get('/v1/api/me'),
    await stranger.get('/v1/api/me'),
    await stranger.get('/nothing'),
    await stranger.get('/health/live'),
    await stranger.get('/v1/portal/session'),
  ]) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('lets nothing run in an answer that is no page', async () => {
  const stranger = new ApiClient(service.baseUrl);
  const { live } = await World.create(service);
  for (const answer of [
    await live.get('/v1/api/me'),
    await stranger.get('/v1/portal/session'),
    await stranger.get('/nothing'),
  ]) {
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

describe('an answer that came by TLS', () => {
  const policyOf = async ({ baseUrl }: TestApp, scheme?: string): Promise<string | null> => {
    const headers = scheme === undefined ? {} : { 'x-forwarded-proto': scheme };
    return (await new ApiClient(baseUrl).get('/health/live', { headers })).headers.get('strict-transport-security');
  };

  it('says to come by TLS for a year, where a trusted proxy says that it did', async () => {
    const proxied = await startTestApp({ settings: { ROLE: 'api', TRUST_PROXY: '1' } });
    expect([await policyOf(proxied, 'https'), await policyOf(proxied, 'http'), await policyOf(proxied)]).toEqual([
      'max-age=31536000',
      null,
      null,
    ]);
    await proxied.close();
  });

  it('says nothing of it where anybody could have said so', async () => {
    expect([await policyOf(service, 'https'), await policyOf(service)]).toEqual([null, null]);
  });
});
