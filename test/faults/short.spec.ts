import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault } from './fault.js';
import * as harm from './harm.js';
import { type OwnServers, startOwnServers } from '../../local/own-servers.js';
import { violations } from './report.js';
import { runFault } from './run-fault.js';

let servers: OwnServers;

beforeAll(async () => {
  servers = await startOwnServers({ durable: false });
});
afterAll(async () => {
  await servers.stop();
});

const SOME_OF_EVERYTHING: Fault = {
  name: 'some of everything',
  targets: { endWithinMs: 20_000 },
  inflict: async (stage) => {
    const [[api], [worker]] = [stage.fleet.apis, stage.fleet.workers];
    if (api === undefined || worker === undefined) throw new Error('Nothing to kill');
    await harm.killWorker(stage, worker);
    await harm.flushRedis(stage);
    await harm.killApi(stage, api, 'in transaction');
    await sleep(200);
  },
};

it('loses nothing and charges once, although a worker, an API process and the queue are lost in the middle', async () => {
  const load = { submissions: 60, warmUpMs: 0, steadyMs: 3_000, calmMs: 500, seed: 1 };
  const result = await runFault(servers, SOME_OF_EVERYTHING, load);
  expect(violations(result)).toEqual([]);
  expect(result).toMatchObject({ accepted: 60, reviewsHit: expect.any(Number) });
  expect(result.reviewsHit).toBeGreaterThan(0);
});
