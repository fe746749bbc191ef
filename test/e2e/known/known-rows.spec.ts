import { AppConfig } from '../../../src/config/app-config.js';
import { loadSettings } from '../../../src/config/load-settings.js';
import { ChangeFeed } from '../../../src/database/change-feed.js';
import { CohortsService } from '../../../src/modules/cohorts/cohorts.service.js';
import { KeysRepository } from '../../../src/modules/keys/keys.repository.js';
import { KeysService } from '../../../src/modules/keys/keys.service.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { untilItHears } from '../../support/until-it-hears.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { application, World } from '../../support/world.js';

const SETTINGS = { ROLE: 'api' };
/** What is promised, on every process. */
const IN_TIME_MS = 2_000;

let stores: TestStores;
/** Between PostgreSQL and what the first process hears of changes; its other connections are direct. */
let news: TcpProxy;
let feed: ChangeFeed;
let here: TestApp;
let elsewhere: TestApp;
let world: World;

beforeAll(async () => {
  stores = await createTestStores();
  news = await TcpProxy.to(stores.databaseUrl);
  feed = new ChangeFeed(new AppConfig(loadSettings(SETTINGS), { ...stores, databaseUrl: news.url }));
  here = await startTestApp({ settings: SETTINGS, stores, overrides: [{ provide: ChangeFeed, useValue: feed }] });
  feed.listen();
  elsewhere = await startTestApp({ settings: SETTINGS, stores });
  world = await World.create(elsewhere);
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await news.cut();
  await stores.drop();
});

/** How the first process comes not to hear of changes, and how it is undone. */
const CHANNELS: [string, () => Promise<void> | void, () => Promise<void> | void][] = [
  ['while changes are told', () => undefined, () => undefined],
  ['while its channel is cut', () => news.cut(), () => news.restore()],
  [
    'while its channel is dead in silence',
    () => {
      news.freeze();
    },
    () => {
      news.thaw();
    },
  ],
];

/** Asks all the time, so that whatever may be kept is kept, and gives how long it took until the answer was another. */
async function timeUntil(isOver: () => Promise<boolean>, change: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 5; n += 1) expect(await isOver()).toBe(false);
  await change();
  const changedAt = performance.now();
  await eventually(isOver);
  return performance.now() - changedAt;
}

describe.each(CHANNELS)('%s', (_, disturb, restore) => {
  beforeEach(async () => {
    await untilItHears(here);
    await disturb();
  });
  afterEach(() => restore());

  it('refuses a key in time that was revoked elsewhere', async () => {
    const { id, key } = await world.key();
    const client = new ApiClient(here.baseUrl, key);
    const isRefused = async (): Promise<boolean> => (await client.get('/v1/api/me')).status === 401;
    const keys = elsewhere.app.get(KeysService, { strict: false });
    expect(await timeUntil(isRefused, () => keys.revoke(world.organisationId, id))).toBeLessThan(IN_TIME_MS);
  });

  it('refuses an application in time to a cohort that was closed elsewhere', async () => {
    const { id } = await world.cohort();
    const client = new ApiClient(here.baseUrl, world.keys.live);
    const isClosed = async (): Promise<boolean> =>
      (await client.post('/v1/api/applications/validate', application(id))).body['valid'] === false;
    const cohorts = elsewhere.app.get(CohortsService, { strict: false });
    const close = (): Promise<unknown> => cohorts.transition(world.organisationId, id, 'closed');
    expect(await timeUntil(isClosed, close)).toBeLessThan(IN_TIME_MS);
  });
});

it('reads a key once a second, however often it is used, and notices what changes about it', async () => {
  const { id, key } = await world.key({ scopes: ['applications:read'] });
  const repository = here.app.get(KeysRepository, { strict: false });
  const find = repository.findByHash.bind(repository);
  let reads = 0;
  repository.findByHash = (hash) => {
    reads += 1;
    return find(hash);
  };
  const client = new ApiClient(here.baseUrl, key);
  const began = performance.now();
  for (let n = 0; n < 20; n += 1) expect((await client.get('/v1/api/applications')).status).toBe(200);
  expect(reads).toBeLessThanOrEqual(1 + (performance.now() - began) / 1_000);
  await elsewhere.app
    .get(KeysService, { strict: false })
    .change(world.organisationId, id, { scopes: ['insights:read'] });
  await eventually(async () => (await client.get('/v1/api/applications')).status === 403);
  repository.findByHash = find;
});

it('knows at once of what it changed itself', async () => {
  const portal = here.app.get(CohortsService, { strict: false });
  const client = new ApiClient(here.baseUrl, world.keys.live);
  const { id } = await world.cohort();
  for (const reviewPrice of [3, 4, 5]) {
    await portal.change(world.organisationId, id, { reviewPrice });
    expect((await client.post('/v1/api/applications/validate', application(id))).body['token_cost']).toBe(reviewPrice);
  }
});

it('hears of what is changed behind its back', async () => {
  const { id, key } = await world.key();
  const client = new ApiClient(here.baseUrl, key);
  const isRefused = async (): Promise<boolean> => (await client.get('/v1/api/me')).status === 401;
  const revoke = (): Promise<unknown> =>
    elsewhere.database.query('update api_keys set revoked_at = now() where id = $1', [id]);
  expect(await timeUntil(isRefused, revoke)).toBeLessThan(IN_TIME_MS);
});

it('keeps no cohort of one organisation for another', async () => {
  const { id } = await world.cohort();
  const other = await World.create(elsewhere);
  const see = async (owner: World): Promise<number> =>
    (await new ApiClient(here.baseUrl, owner.keys.live).get(`/v1/api/programs/${id}`)).status;
  expect([await see(world), await see(other), await see(world)]).toEqual([200, 404, 200]);
});
