import { once } from 'node:events';
import { type Socket } from 'node:net';
import { createTestStores, type TestStores } from '../../setup/test-database.js';
import { ApiClient } from '../../support/api-client.js';
import { AWKWARD, type Awkward, callers } from '../../support/awkward-callers.js';
import { eventually } from '../../support/eventually.js';
import { ServiceProcess } from '../../support/service-process.js';

const CROWD = 250;
const EACH = 20;
/** Connections of its own that it may have made meanwhile. */
const SPARE = 10;
/** A caller that goes on sending or reading has 10 seconds; all of these are silent. */
const MOST_MS = 8_000;

let stores: TestStores;
let service: ServiceProcess;
const opened: Socket[] = [];

beforeAll(async () => {
  stores = await createTestStores();
  service = ServiceProcess.spawn(stores, { ROLE: 'api', SHUTDOWN_GRACE_SECONDS: '0' });
});
afterAll(async () => {
  for (const socket of opened) socket.destroy();
  await service.kill();
  await stores.drop();
});

it('leave no descriptor behind, and are no reason not to end', async () => {
  const baseUrl = await service.ready();
  // What is opened on first use is open by then.
  await eventually(async () => (await new ApiClient(baseUrl).get('/health/ready')).body['redis'] === 'ok');
  const before = service.sockets;

  const holding = await callers(baseUrl, 'wants a tunnel', CROWD);
  const leaving = await callers(baseUrl, 'wants a tunnel', CROWD);
  opened.push(...holding, ...leaving);
  await Promise.all(leaving.map((socket) => once(socket, 'readable')));
  for (const socket of leaving) socket.resume().end('x');
  await eventually(() => service.sockets <= before + SPARE);

  for (const kind of Object.keys(AWKWARD) as Awkward[]) opened.push(...(await callers(baseUrl, kind, EACH)));
  await eventually(() => service.sockets > before + EACH);
  const start = Date.now();
  service.signal('SIGTERM');
  expect(await service.exitCode()).toBe(0);
  expect(Date.now() - start).toBeLessThan(MOST_MS);
});
