import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Demonstration, isUndone, readDemo } from '../../src/demonstration/demo-file.js';
import { removePrivatePlace } from '../../local/private-place.js';
import { createTestStores, type TestStores } from '../setup/test-database.js';
import { ApiClient } from '../support/api-client.js';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

describe('a first start that is interrupted', () => {
  let folder: string;
  let stores: TestStores;

  beforeAll(async () => {
    folder = temporaryFolder();
    stores = await createTestStores();
  });
  afterAll(async () => {
    removePrivatePlace(folder);
    removeTemporaryFolders();
    await stores.drop();
  });

  /** On a PostgreSQL of its own, as a newcomer's is, until it says this. */
  async function startUntil(said: string): Promise<ChildProcess> {
    const env = {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      REDIS_URL: stores.redisUrl,
      PORT: '0',
      LOG_LEVEL: 'info',
    };
    const service = spawn(process.execPath, [join(process.cwd(), 'dist', 'service', 'start.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(service.stdout)) if (line.includes(said)) return service;
    throw new Error(`The service ended before it said ${said}`);
  }

  async function interrupt(service: ChildProcess): Promise<void> {
    const ended = once(service, 'exit');
    service.stdout?.resume();
    service.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  }

  it('leaves a demonstration that the next one goes on with, and none twice', async () => {
    await interrupt(await startUntil('"Ready"'));
    const first = readDemo(folder);
    expect([first?.keys.live, isUndone(folder)]).toEqual([expect.stringMatching(/^inc_live_/), true]);
    const service = await startUntil('Read its report');
    const demo = readDemo(folder) as Demonstration;
    expect(demo.keys).toEqual(first?.keys);
    const live = new ApiClient(demo.base_url, demo.keys.live);
    const { body } = await live.get<{ applications: unknown[] }>('/v1/api/applications?limit=100');
    expect(body.applications).toHaveLength(24);
    expect((await live.get('/v1/api/balance')).body).toMatchObject({ balance: 10_000 });
    await interrupt(service);
  });
});
