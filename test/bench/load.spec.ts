import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { runClosedLoop } from '../../bench/load/closed-loop.js';
import { type LoadJob } from '../../bench/load/load-job.js';
import { runOpenLoop } from '../../bench/load/open-loop.js';

interface Received {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: string;
}

const ID = '01a1fd4e-b080-70da-af22-7fde0e270d61';
const BODY = JSON.stringify({ answers: [] });

let server: Server;
let received: Received[] = [];
/** How the next requests are answered. */
let answer: { status: number; delayMs: number };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization, 'idempotency-key': idempotencyKey } = request.headers;
      received.push({
        path: request.url,
        authorization,
        idempotencyKey: idempotencyKey as string | undefined,
        body: Buffer.concat(chunks).toString(),
      });
      const body = JSON.stringify({ submission_id: ID });
      setTimeout(() => {
        response.writeHead(answer.status, { 'Content-Length': body.length }).end(body);
      }, answer.delayMs).unref();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  received = [];
  answer = { status: 202, delayMs: 0 };
});

function job(change: Partial<LoadJob> = {}): LoadJob {
  const { port } = server.address() as AddressInfo;
  const request = {
    method: 'POST',
    paths: ['/a', '/b'],
    keys: ['key-1', 'key-2'],
    body: BODY,
    idempotency: 'series',
  } as const;
  return {
    ...request,
    port,
    status: 202,
    connections: 2,
    remembersIds: true,
    pace: { kind: 'closed', seconds: 10 },
    ...change,
  };
}

describe('the load generator', () => {
  it('sends what it was told to, every other request with a key of its own, and remembers what was answered', async () => {
    const { answered, ids } = await runClosedLoop(job(), { seconds: 10, requests: 20 });
    expect(answered).toBe(20);
    expect(ids).toEqual(Array.from({ length: 20 }, () => ID));
    expect(received).toHaveLength(20);
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/a', '/b']));
    expect(new Set(received.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer key-1', 'Bearer key-2']),
    );
    expect(received.every(({ body }) => body === BODY)).toBe(true);
    const keys = received.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    expect(keys).toHaveLength(10);
    expect(new Set(keys).size).toBe(10);
  });

  it('sends as many as are due whatever the answers do, and counts the time that one had to wait to be sent', async () => {
    answer.delayMs = 50;
    const { answered, p99Ms } = await runOpenLoop(job(), { seconds: 0.5, perSecond: 100 });
    expect(answered).toBe(50);
    // Two connections manage 40 a second: the last was due 500 ms after the start, and answered after 1,250 ms.
    expect(p99Ms).toBeGreaterThan(500);
  });

  it('takes no other answer for the expected one', async () => {
    answer.status = 503;
    await expect(runClosedLoop(job(), { seconds: 10, requests: 3 })).rejects.toThrow('3 times 503 instead of 202');
  });

  it('ends with the connection', async () => {
    answer.delayMs = 10_000;
    const running = runClosedLoop(job(), { seconds: 10, requests: 2 });
    const ended = expect(running).rejects.toThrow('The connection ended without an answer');
    while (received.length < 2) await new Promise((resolve) => setImmediate(resolve));
    server.closeAllConnections();
    await ended;
  });
});
