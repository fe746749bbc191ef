import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

let service: TestApp;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
});
afterAll(() => service.close());

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
