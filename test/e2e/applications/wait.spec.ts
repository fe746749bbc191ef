import { randomInt } from 'node:crypto';
import { AppConfig } from '../../../src/config/app-config.js';
import { loadSettings } from '../../../src/config/load-settings.js';
import { ChangeFeed } from '../../../src/database/change-feed.js';
import { CHANGES_CHANNEL } from '../../../src/database/changes-channel.js';
import { CompletionsRepository } from '../../../src/modules/completions/completions.repository.js';
import { WaitingRoom } from '../../../src/common/waiting/waiting-room.js';
import { ReviewerError } from '../../../src/modules/review/reviewers/reviewer.errors.js';
import { Reviewer } from '../../../src/modules/review/reviewers/reviewer.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { type Answer, ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { untilItHears } from '../../support/until-it-hears.js';
import { gatedReview } from '../../support/gated-review.js';
import { PortalClient } from '../../support/portal-client.js';
import { STRONG } from '../../support/sample-applications.js';
import { ScriptedReviewer } from '../../support/scripted.reviewer.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { application, World } from '../../support/world.js';

const reviewer = new ScriptedReviewer();
let stores: TestStores;
let redis: TcpProxy;
let api: TestApp;
let worker: TestApp;
let world: World;
let cohortId: string;
let room: WaitingRoom;

beforeAll(async () => {
  stores = await createTestStores();
  redis = await TcpProxy.to(stores.redisUrl);
  api = await startTestApp({ settings: { ROLE: 'api' }, stores: { ...stores, redisUrl: redis.url } });
  worker = await startTestApp({
    settings: { ROLE: 'worker' },
    stores,
    overrides: [{ provide: Reviewer, useValue: reviewer }],
  });
  world = await World.create(api);
  cohortId = (await world.cohort()).id;
  room = api.app.get(WaitingRoom, { strict: false });
});
afterAll(async () => {
  await api.close();
  await worker.close();
  await redis.cut();
  await stores.drop();
});

/** Submits an application whose review has begun and ends when it is told to, with the error if one is given. */
async function submit(error?: Error): Promise<{ id: string; end: () => void }> {
  const { script, end } = gatedReview(error);
  const word = `application${randomInt(2 ** 40)}`;
  reviewer.nextOf(word, script);
  const [first, ...rest] = STRONG.map(({ key, value }) => ({ key, value }));
  const answers = [{ ...first, value: `${first?.value ?? ''} Ours is ${word}.` }, ...rest];
  const { status, body } = await world.live.post('/v1/api/applications', application(cohortId, { answers }));
  expect(status).toBe(202);
  const id = String(body['submission_id']);
  await eventually(async () => (await world.live.get(`/v1/api/applications/${id}`)).body['status'] === 'processing');
  return { id, end };
}
const record = (id: string, wait: string | number, client = world.live): Promise<Answer> =>
  client.get(`/v1/api/applications/${id}?wait=${wait}`);
const held = (count: number): Promise<boolean> => eventually(() => room.size === count);

function expectSoon({ body }: Answer): void {
  expect(body['status']).toBe('complete');
  expect(Date.now() - Date.parse(`${String(body['updated_at'])}Z`)).toBeLessThan(2_000);
}

/** The answer, and how long it took. */
async function timed(answer: Promise<Answer>): Promise<Answer & { ms: number }> {
  const start = performance.now();
  return { ...(await answer), ms: performance.now() - start };
}

describe('a request with wait', () => {
  it('is answered as soon as the review ends, by the news of it', async () => {
    // The look at PostgreSQL once a second, which would notice it as well, finds nothing here: else there is the end of the minute.
    const blind = { provide: CompletionsRepository, useValue: { ended: () => Promise.resolve([]) } };
    const process = await startTestApp({ settings: { ROLE: 'api' }, stores, overrides: [blind] });
    const { id, end } = await submit();
    const answer = timed(record(id, 60, new ApiClient(process.baseUrl, world.keys.live)));
    await eventually(() => process.app.get(WaitingRoom, { strict: false }).size === 1);
    // It listens from the first request that waits.
    await untilItHears(process);
    end();
    const { status, body, headers, ms } = await answer;
    await process.close();
    expect([status, body['status'], headers.get('retry-after')]).toEqual([200, 'complete', null]);
    expect(ms).toBeLessThan(59_000);
  });

  it('gets the report itself when it asks for that', async () => {
    const { id, end } = await submit();
    const answer = world.live.get(`/v1/api/applications/${id}/insights?wait=30`);
    await held(1);
    end();
    const { status, body } = await answer;
    expect([status, body['submission_id']]).toEqual([200, id]);
  });

  it('hears that there will be no report', async () => {
    const { id, end } = await submit(new ReviewerError('refused'));
    const answers = [record(id, 30), world.live.get(`/v1/api/applications/${id}/insights?wait=30`)];
    await held(2);
    end();
    const [read, insights] = await Promise.all(answers);
    expect([read?.status, read?.body['status']]).toEqual([200, 'failed']);
    expect([insights?.status, insights?.body]).toMatchObject([
      404,
      { code: 'insights_unavailable', failure_code: 'review_refused' },
    ]);
  });

  it('waits for the new run of a submission that the team started over', async () => {
    const { id, end } = await submit(new ReviewerError('refused'));
    end();
    expect((await record(id, 30)).body['status']).toBe('failed');
    const again = gatedReview();
    reviewer.next(again.script);
    const portal = await PortalClient.signIn(api.baseUrl, world);
    expect((await portal.post(`/v1/portal/submissions/${id}/retry`)).status).toBe(202);
    const answer = record(id, 30);
    await held(1);
    again.end();
    expect((await answer).body['status']).toBe('complete');
  });

  it('is not answered by news that is not so', async () => {
    const { id, end } = await submit();
    const answer = record(id, 30);
    await held(1);
    const notify = (message: string): Promise<unknown> =>
      api.database.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, message]);
    for (const message of [`ended_reviews ${id}`, 'ended_reviews nonsense', 'ended_reviews', 'nonsense'])
      await notify(message);
    end();
    expect((await answer).body['status']).toBe('complete');
  });

  it('is answered within 2 seconds although Redis is away', async () => {
    const { id, end } = await submit();
    const answer = record(id, 30);
    await held(1);
    await redis.cut();
    end();
    expectSoon(await answer);
    await redis.restore();
  });

  it('is answered within 2 seconds although no news of it comes', async () => {
    const settings = { ROLE: 'api' };
    const deaf = new ChangeFeed(
      new AppConfig(loadSettings(settings), { ...stores, databaseUrl: 'postgres://127.0.0.1:9/none' }),
    );
    const process = await startTestApp({ settings, stores, overrides: [{ provide: ChangeFeed, useValue: deaf }] });
    const { id, end } = await submit();
    const answer = record(id, 30, new ApiClient(process.baseUrl, world.keys.live));
    await eventually(() => process.app.get(WaitingRoom, { strict: false }).size === 1);
    end();
    expectSoon(await answer);
    await process.close();
  });

  it('is answered when its time is up, and told to come again', async () => {
    const { id, end } = await submit();
    const { status, body, headers, ms } = await timed(record(id, 0.5));
    expect([status, body['status'], headers.get('retry-after')]).toEqual([200, 'processing', '1']);
    expect(ms).toBeGreaterThanOrEqual(490);
    expect(ms).toBeLessThan(2_000);
    const insights = await world.live.get(`/v1/api/applications/${id}/insights?wait=0.1`);
    expect([insights.status, insights.body['code'], insights.headers.get('retry-after')]).toEqual([
      404,
      'insights_not_ready',
      '1',
    ]);
    end();
  });

  it.each(['0', '-5', '', 'soon', '0x10', 'NaN', '1&wait=2'])('is answered at once for wait=%s', async (wait) => {
    const { id, end } = await submit();
    const { status, body } = await record(id, wait);
    expect([status, body['status']]).toEqual([200, 'processing']);
    end();
  });

  it('is answered at once, with 404, when it may not see the submission', async () => {
    const { id, end } = await submit();
    for (const [client, path] of [
      [world.test, `/v1/api/applications/${id}`],
      [world.test, `/v1/api/applications/${id}/insights`],
      [world.live, '/v1/api/applications/01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c'],
    ] as const) {
      const { status, body, ms } = await timed(client.get(`${path}?wait=30`));
      expect([status, body['code']]).toEqual([404, 'submission_not_found']);
      expect(ms).toBeLessThan(1_000);
    }
    expect(room.size).toBe(0);
    end();
  });

  it('is forgotten when its caller hangs up', async () => {
    const { id, end } = await submit();
    const caller = new AbortController();
    const headers = { authorization: `Bearer ${world.keys.live}` };
    const answer = fetch(`${api.baseUrl}/v1/api/applications/${id}?wait=60`, { headers, signal: caller.signal });
    await held(1);
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
    await eventually(() => room.size === 0, 1_000);
    expect(room.awaited).toEqual([]);
    end();
  });
});

it('holds 100 requests of a key, answers more of them at once, and goes on holding those of others', async () => {
  const { id, end } = await submit();
  const { key } = await world.key();
  const many = new ApiClient(api.baseUrl, key);
  const answers = Array.from({ length: 100 }, () => record(id, 30, many));
  await held(100);
  const { body, ms } = await timed(record(id, 30, many));
  expect(body['status']).toBe('processing');
  expect(ms).toBeLessThan(1_000);
  const other = record(id, 30);
  await held(101);
  end();
  const statuses = (await Promise.all([...answers, other])).map((answer) => answer.body['status']);
  expect(new Set(statuses)).toEqual(new Set(['complete']));
  expect(room.size).toBe(0);
});

it('lets everybody go when the process ends', async () => {
  const { id, end } = await submit();
  const process = await startTestApp({ settings: { ROLE: 'api' }, stores });
  const client = new ApiClient(process.baseUrl, world.keys.live);
  const answer = record(id, 60, client);
  await eventually(() => process.app.get(WaitingRoom, { strict: false }).size === 1);
  await process.close();
  const { status, body, headers } = await answer;
  expect([status, body['status'], headers.get('connection')]).toEqual([200, 'processing', 'close']);
  end();
});
