import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppConfig } from '../../../src/config/app-config.js';
import { loadSettings } from '../../../src/config/load-settings.js';
import { RedisConnections } from '../../../src/redis/redis-connections.js';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { TcpProxy } from '../../support/tcp-proxy.js';

let stores: TestStores;
let redis: TcpProxy;

beforeAll(async () => {
  stores = await createTestStores();
  redis = await TcpProxy.to(stores.redisUrl);
});
afterAll(async () => {
  await redis.cut();
  await stores.drop();
});

it('a connection that ends while it subscribes again harms nobody', async () => {
  const connections = new RedisConnections(new AppConfig(loadSettings({}), { ...stores, redisUrl: redis.url }));
  const subscriber = connections.forQueue('subscriber');
  await subscriber.subscribe('news');
  await redis.cut();
  await redis.restore();
  // The subscription has been sent by now, and not yet been answered.
  await once(subscriber, 'ready');
  connections.endAll();
  await once(subscriber, 'end');
  // A rejection that nobody handles fails the test, as it ends the process.
  await new Promise(setImmediate);
});

it('a connection that ends while a command waits on it takes no later one with it', async () => {
  const connections = new RedisConnections(new AppConfig(loadSettings({}), { ...stores, redisUrl: redis.url }));
  const counting = connections.forCounting();
  await counting.connect();
  redis.freeze();
  await expect(counting.ping()).rejects.toThrow('timed out');
  await redis.cut();
  redis.thaw();
  await redis.restore();
  await once(counting, 'ready');
  // As long as the unanswered command would have been waited for.
  const end = await Promise.race([once(counting, 'close'), sleep(2_500, 'still connected')]);
  expect(end).toBe('still connected');
  connections.endAll();
});
