import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { AWKWARD, type Awkward, callers } from '../../support/awkward-callers.js';
import { eventually, eventuallyHolds } from '../../support/eventually.js';
import { application, World } from '../../support/world.js';

/** Long enough that on a busy machine nobody who reads is taken for stalled. */
const STALL_MS = 1_500;
const SHORT = { headersMs: 200, requestMs: 400, checkEveryMs: 50, keepAliveMs: 4 * STALL_MS, stallMs: STALL_MS };
const EACH = 5;
/** What a steady reader takes at a time, with a pause that is none: all of the pauses are longer than one may stall. */
const PIECE = 512 * 1024;
const PAUSE_MS = STALL_MS / 15;

let service: TestApp;
let opened: Socket[] = [];
/** The service's ends of all connections that there are. */
const held = new Set<Socket>();
let accepted = 0;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' }, connections: SHORT });
  service.app.getHttpServer().on('connection', (socket: Socket) => {
    accepted += 1;
    held.add(socket.once('close', () => held.delete(socket)));
  });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});
afterAll(() => service.close());

it('gives up every caller that goes silent and never closes', async () => {
  const kinds = Object.keys(AWKWARD) as Awkward[];
  const kindOf = new Map<number | undefined, Awkward>();
  for (const kind of kinds) {
    for (const socket of await callers(service.baseUrl, kind, EACH)) {
      opened.push(socket);
      kindOf.set(socket.localPort, kind);
    }
  }
  await eventually(() => accepted === kinds.length * EACH);
  await eventuallyHolds(() => {
    expect([...held].map(({ remotePort }) => kindOf.get(remotePort))).toEqual([]);
  }, 20_000);
});

it('a caller that has its tunnel refused, sends on and goes away leaves nothing behind', async () => {
  opened = await callers(service.baseUrl, 'wants a tunnel', EACH);
  await Promise.all(opened.map((socket) => once(socket, 'readable')));
  for (const socket of opened) socket.end('x');
  for (const socket of opened) socket.resume();
  await eventually(() => held.size === 0, 15_000);
});

it.each([
  ['sends half of its headers', 408],
  ['sends half a body', 408],
  ['sends no HTTP', 400],
  ['wants a tunnel', 404],
] as const)('a caller that %s is told so: %s', async (kind, status) => {
  const [socket] = (opened = await callers(service.baseUrl, kind, 1));
  const chunks: Buffer[] = [];
  for await (const chunk of socket ?? []) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('somebody who reads slowly, but steadily, gets everything', async () => {
  const answer = (await new ApiClient(service.baseUrl).get('/openapi.json')).text;
  const [socket] = (opened = await callers(service.baseUrl, 'reads nothing of its answers', 1));
  const times = AWKWARD['reads nothing of its answers'].split('GET ').length - 1;
  const total = times * Buffer.byteLength(answer);
  let [received, sinceLast] = [0, 0];
  for await (const chunk of socket ?? []) {
    received += (chunk as Buffer).length;
    sinceLast += (chunk as Buffer).length;
    if (received > total) break;
    if (sinceLast < PIECE) continue;
    sinceLast = 0;
    await sleep(PAUSE_MS);
  }
  expect(received).toBeGreaterThan(total);
});

it('somebody who waits for a review is not taken for a stalled reader, nor who keeps a connection for later', async () => {
  const world = await World.create(service);
  const { body } = await world.live.post('/v1/api/applications', application((await world.cohort()).id));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string): Promise<[number | undefined, Socket]> => {
    const request = get(service.baseUrl + path, { agent, headers: { authorization: `Bearer ${world.keys.live}` } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { socket } = response;
    response.resume();
    await once(response, 'end');
    return [response.statusCode, socket];
  };
  const [status, first] = await ask(`/v1/api/applications/${String(body['submission_id'])}?wait=1`);
  expect(status).toBe(200);
  await sleep(2 * STALL_MS);
  expect(await ask('/v1/api/me')).toEqual([200, first]);
  agent.destroy();
});

it('refuses connections over the limit, says so, and takes them again when there is room', async () => {
  const small = await startTestApp({ settings: { ROLE: 'api', MAX_CONNECTIONS: '10' }, stores: service.stores });
  const { hostname, port } = new URL(small.baseUrl);
  const first = await callers(small.baseUrl, 'sends nothing', 10);
  const refused = connect(Number(port), hostname);
  refused.on('error', () => undefined).resume();
  await once(refused, 'close');
  for (const socket of first) socket.destroy();
  const metrics = await eventually(() => new ApiClient(small.baseUrl).get('/metrics').catch(() => null));
  expect(metrics.text).toMatch(/^intake_http_connections_refused_total [1-9]/m);
  expect(metrics.text).toMatch(/^intake_http_connections [1-9]/m);
  await small.close();
});
