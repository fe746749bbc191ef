import { ReviewMetrics } from '../../src/modules/metrics/review-metrics.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { application, World } from '../support/world.js';

let service: TestApp;
let stranger: ApiClient;

beforeAll(async () => {
  // No worker, so that what is owed stays owed.
  service = await startTestApp({ settings: { ROLE: 'api' } });
  stranger = new ApiClient(service.baseUrl);
});
afterAll(() => service.close());

const metrics = async (client = stranger): Promise<string> => (await client.get('/metrics')).text;

it('is in the text format of Prometheus and has the metrics of the process', async () => {
  const { status, headers, text } = await stranger.get('/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it('counts and times requests by route template, never by path', async () => {
  const world = await World.create(service);
  await world.live.get('/v1/api/applications/01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c');
  await world.live.get('/v1/api/applications/another-id');
  await stranger.get('/v1/api/me');
  await stranger.get('/wp-login.php');
  await stranger.send('BREW', '/coffee', undefined).catch(() => undefined);
  const text = await metrics();
  expect(text).toContain('intake_http_requests_total{method="GET",route="/v1/api/applications/:submission_id",status="404"} 2');
  expect(text).toContain('intake_http_requests_total{method="GET",route="/v1/api/me",status="401"} 1');
  expect(text).toContain('intake_http_requests_total{method="GET",route="unmatched",status="404"} 1');
  expect(text).toContain('intake_http_request_duration_seconds_count{method="GET",route="/v1/api/me"} 1');
  expect(text).not.toMatch(/another-id|01960f2e|wp-login|coffee|BREW/);
});

it('knows how many reviews are owed', async () => {
  const world = await World.create(service);
  await world.test.post('/v1/api/applications', application((await world.cohort()).id));
  const text = await metrics();
  expect(text).toContain('intake_reviews_owed{state="waiting"} 1');
  expect(text).toContain('intake_reviews_owed{state="running"} 0');
});

it('counts finished reviews by outcome', async () => {
  service.app.get(ReviewMetrics, { strict: false }).finished('complete', 1_500);
  const text = await metrics();
  expect(text).toContain('intake_reviews_finished_total{outcome="complete"} 1');
  expect(text).toContain('intake_review_duration_seconds_sum{outcome="complete"} 1.5');
});

it('can be read while PostgreSQL is away', async () => {
  const proxy = await TcpProxy.to(service.stores.databaseUrl);
  const other = await startTestApp({ settings: { ROLE: 'api' }, stores: { ...service.stores, databaseUrl: proxy.url } });
  const client = new ApiClient(other.baseUrl);
  await proxy.cut();
  const text = await metrics(client);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/^intake_reviews_owed\{/m);
  await proxy.restore();
  await other.close();
  await proxy.cut();
});
