import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Metrics } from '../../src/modules/metrics/metrics.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { application, submitAndWait, World } from '../support/world.js';

let service: TestApp;
let stranger: ApiClient;
let world: World;
let cohortId: string;

beforeAll(async () => {
  // No worker, so that what is owed stays owed.
  service = await startTestApp({ settings: { ROLE: 'api' } });
  stranger = new ApiClient(service.baseUrl);
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});
afterAll(() => service.close());

/** As of now: what is served may be a second old. */
const metrics = (of = service): Promise<string> => of.app.get(Metrics, { strict: false }).registry.metrics();

/** The value of a series, 0 where there is none yet. */
async function value(series: string, of = service): Promise<number> {
  const line = (await metrics(of)).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

it('is in the text format of Prometheus and has the metrics of the process', async () => {
  const { status, headers, text } = await stranger.get('/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it('has every metric on which the documents have an alarm', async () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## What to watch');
  const names = [...section.matchAll(/\bintake_\w+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const text = await metrics();
  expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

it('says what runs', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await metrics()).toContain(`intake_build_info{version="${version}",node="${process.version}",role="api"} 1\n`);
});

describe('requests', () => {
  it('are counted and timed by route template, never by path', async () => {
    await world.live.get('/v1/api/applications/01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c');
    await world.live.get('/v1/api/applications/another-id');
    await stranger.get('/v1/api/me');
    await stranger.get('/wp-login.php');
    await stranger.send('BREW', '/coffee', undefined).catch(() => undefined);
    const text = await metrics();
    expect(text).toContain(
      'intake_http_requests_total{method="GET",route="/v1/api/applications/:submission_id",status="404"} 2',
    );
    expect(text).toContain('intake_http_requests_total{method="GET",route="/v1/api/me",status="401"} 1');
    expect(text).toContain('intake_http_requests_total{method="GET",route="unmatched",status="404"} 1');
    expect(text).toContain('intake_http_request_duration_seconds_count{method="GET",route="/v1/api/me"} 1');
    expect(text).not.toMatch(/another-id|01960f2e|wp-login|coffee|BREW/);
  });

  const RECORD = 'method="GET",route="/v1/api/applications/:submission_id"';

  it('that ask to wait are timed apart from the others', async () => {
    const path = `/v1/api/applications/${String((await world.live.post('/v1/api/applications', application(cohortId))).body['submission_id'])}`;
    const quick = await value(`intake_http_request_duration_seconds_count{${RECORD}}`);
    await world.live.get(`${path}?wait=0.2`);
    await world.live.get(`${path}?wait=0`);
    await world.live.get(path);
    expect(await value(`intake_http_wait_duration_seconds_count{${RECORD}}`)).toBe(1);
    expect(await value(`intake_http_wait_duration_seconds_sum{${RECORD}}`)).toBeGreaterThanOrEqual(0.19);
    expect(await value(`intake_http_request_duration_seconds_count{${RECORD}}`)).toBe(quick + 2);
  });

  it('whose caller hung up were not answered, and took no time', async () => {
    const id = String((await world.live.post('/v1/api/applications', application(cohortId))).body['submission_id']);
    const [answered, waits] = await Promise.all([
      value(`intake_http_requests_total{${RECORD},status="200"}`),
      value(`intake_http_wait_duration_seconds_count{${RECORD}}`),
    ]);
    const { hostname, port } = new URL(service.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /v1/api/applications/${id}?wait=60 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${world.keys.live}\r\n\r\n`,
    );
    await eventually(async () => (await value('intake_http_requests_held')) === 1);
    socket.destroy();
    await eventually(async () => (await value(`intake_http_requests_total{${RECORD},status="499"}`)) === 1);
    expect(await value(`intake_http_requests_total{${RECORD},status="200"}`)).toBe(answered);
    expect(await value(`intake_http_wait_duration_seconds_count{${RECORD}}`)).toBe(waits);
  });
});

describe('reviews', () => {
  it('that are owed are counted, and the oldest has an age', async () => {
    const waiting = await value('intake_reviews_owed{state="waiting"}');
    const { body } = await world.test.post('/v1/api/applications', application(cohortId));
    expect(await value('intake_reviews_owed{state="waiting"}')).toBe(waiting + 1);
    expect(await value('intake_reviews_owed{state="running"}')).toBe(0);
    expect(await value('intake_oldest_owed_review_age_seconds')).toBeLessThan(600);
    // Put off, it becomes due later, and is owed since the same time.
    await service.database.query(
      `update review_tasks set owed_since = now() - interval '1 hour', available_at = now() + interval '1 hour' where submission_id = $1`,
      [body['submission_id']],
    );
    const age = await value('intake_oldest_owed_review_age_seconds');
    expect([age >= 3_600, age < 4_200]).toEqual([true, true]);
  });

  it('are counted by how they and their attempts ended, timed from the 202 on, and their refunds added up', async () => {
    const worker = await startTestApp();
    const other = await World.create(worker);
    const { id } = await other.cohort({ reviewPrice: 3 });
    await submitAndWait(other.live, application(id));
    await submitAndWait(other.test, application(id, { contact_email: 'failed@simulator.test' }));
    const text = await metrics(worker);
    for (const outcome of ['complete', 'simulated']) {
      expect(text).toContain(`intake_reviews_finished_total{outcome="${outcome}"} 1\n`);
      expect(text).toContain(`intake_review_duration_seconds_count{outcome="${outcome}"} 1\n`);
      expect(text).toContain(`intake_review_turnaround_seconds_count{outcome="${outcome}"} 1\n`);
      const turnaround = await value(`intake_review_turnaround_seconds_sum{outcome="${outcome}"}`, worker);
      expect(turnaround).toBeGreaterThanOrEqual(
        await value(`intake_review_duration_seconds_sum{outcome="${outcome}"}`, worker),
      );
    }
    expect(text).toContain('intake_review_attempts_total{result="complete"} 1\n');
    expect(text).toContain('intake_review_attempts_total{result="failed"} 1\n');
    expect(text).toContain('intake_tokens_refunded_total 3\n');
    expect(text).toContain('intake_oldest_owed_review_age_seconds 0\n');
    await worker.close();
  });
});

describe('connections', () => {
  it('to PostgreSQL are counted, in use and idle, and so is who waits for one', async () => {
    const own = await startTestApp({ settings: { ROLE: 'api', DATABASE_POOL_SIZE: '4' }, stores: service.stores });
    const { default: pg } = await import('pg');
    const blocker = new pg.Client({ connectionString: service.stores.databaseUrl });
    await blocker.connect();
    const client = new ApiClient(own.baseUrl, world.keys.live);
    try {
      await blocker.query('begin; lock table submissions in access exclusive mode');
      const asked = Promise.all(Array.from({ length: 8 }, () => client.get('/v1/api/applications?limit=1')));
      // All in one reading: a request that waits for the lock gives up after a while, and the next one takes the connection.
      await eventually(async () => {
        const text = await metrics(own);
        return (
          /^intake_database_waiting\{pool="tenant"\} [1-9]/m.test(text) &&
          text.includes('intake_database_connections{pool="tenant",state="in_use"} 3\n') &&
          text.includes('intake_database_connections{pool="tenant",state="idle"} 0\n')
        );
      });
      await blocker.query('rollback');
      await asked;
    } finally {
      await blocker.end();
    }
    await eventually(async () => (await value('intake_database_connections{pool="tenant",state="idle"}', own)) === 3);
    // Its own queries do not wait for anything: an alarm on those that do must not ring for a reading.
    for (const pool of ['tenant', 'system'])
      expect(await value(`intake_database_waiting{pool="${pool}"}`, own)).toBe(0);
    expect(await value('intake_database_connections{pool="system",state="in_use"}', own)).toBe(0);
    await own.close();
  });

  it('to PostgreSQL and Redis are up or not; all else can be read without them', async () => {
    const postgres = await TcpProxy.to(service.stores.databaseUrl);
    const redis = await TcpProxy.to(service.stores.redisUrl);
    const stores = { ...service.stores, databaseUrl: postgres.url, redisUrl: redis.url };
    const other = await startTestApp({ settings: { ROLE: 'api' }, stores });
    await eventually(async () => (await value('intake_redis_up', other)) === 1);
    expect(await value('intake_postgres_up', other)).toBe(1);
    await Promise.all([postgres.cut(), redis.cut()]);
    const { text } = await new ApiClient(other.baseUrl).get('/metrics');
    expect(text).toContain('intake_postgres_up 0\n');
    expect(text).toContain('intake_redis_up 0\n');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toMatch(/^intake_(reviews_owed|oldest_owed_review_age_seconds)\b/m);
    await Promise.all([postgres.restore(), redis.restore()]);
    await other.close();
    await Promise.all([postgres.cut(), redis.cut()]);
  });
});
