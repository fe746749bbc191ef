import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server as SocketServer,
  type Socket,
} from 'node:net';
import { OutgoingError } from '../../../src/outgoing/outgoing-error.js';
import { Outgoing } from '../../../src/outgoing/outgoing.js';
import { freePort } from '../../../local/free-port.js';
import { eventually } from '../../support/eventually.js';
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from '../../support/test-certificate.js';

const NOBODY_STOPS = new AbortController().signal;
const BODY = '{"type":"application.completed"}';
const PRIVATE = { allowsPrivate: true };
const PUBLIC = { allowsPrivate: false };
const PATIENCE = { connectMs: 300, totalMs: 600 };

const servers: SocketServer[] = [];
/** Requests that came to any of the servers, and connections that came to them at all. */
const seen: string[] = [];
let connections = 0;

async function listening<T extends SocketServer>(server: T): Promise<{ server: T; port: number }> {
  servers.push(server);
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function answering(listener: RequestListener): Promise<string> {
  const { port } = await listening<Server>(
    createServer((request, response) => {
      seen.push(`${String(request.method)} ${String(request.url)}`);
      listener(request, response);
    }),
  );
  return `http://127.0.0.1:${port}`;
}

beforeEach(() => {
  seen.length = 0;
  connections = 0;
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if ('closeAllConnections' in server) (server as Server).closeAllConnections();
  }
});

const post = (outgoing: Outgoing, url: string): ReturnType<Outgoing['post']> =>
  outgoing.post(
    { url, headers: { 'content-type': 'application/json', 'webhook-id': 'e-1' }, body: BODY },
    NOBODY_STOPS,
  );
const errorOf = async (outgoing: Outgoing, url: string): Promise<unknown> =>
  post(outgoing, url).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof OutgoingError ? error.word : error),
  );

describe('what is posted', () => {
  it('arrives as it was given, and the answer comes back', async () => {
    const bodies: string[] = [];
    const url = await answering((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
      request.on('end', () => {
        response.writeHead(202, { 'x-request': JSON.stringify(request.headers) }).end('Thank you');
      });
    });
    const answer = await post(new Outgoing(PRIVATE), `${url}/hooks?a=1`);
    expect(answer).toMatchObject({ status: 202, text: 'Thank you' });
    expect(bodies.join('')).toBe(BODY);
    expect(seen).toEqual(['POST /hooks?a=1']);
    expect(JSON.parse(String(answer.headers['x-request']))).toEqual({
      host: new URL(url).host,
      'content-type': 'application/json',
      'content-length': String(BODY.length),
      'webhook-id': 'e-1',
      connection: 'close',
    });
  });

  it('goes by TLS to whom the certificate names, and to nobody else', async () => {
    const { port } = await listening(
      createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, (_request, response) =>
        response.end('ok'),
      ),
    );
    const resolve = (): Promise<string[]> => Promise.resolve(['127.0.0.1']);
    const trusting = new Outgoing(PRIVATE, { resolve, ca: TEST_CERTIFICATE });
    expect(await post(trusting, `https://receiver.example:${port}/`)).toMatchObject({ status: 200, text: 'ok' });
    expect(await errorOf(trusting, `https://other.example:${port}/`)).toBe('tls_failed');
    expect(await errorOf(trusting, `https://127.0.0.1:${port}/`)).toBe('tls_failed');
    expect(await errorOf(new Outgoing(PRIVATE, { resolve }), `https://receiver.example:${port}/`)).toBe('tls_failed');
    const plain = await answering((_request, response) => response.end());
    expect(await errorOf(trusting, plain.replace('http:', 'https:'))).toBe('tls_failed');
  });
});

describe('where nothing is sent', () => {
  it('is whatever leads to a private address, and all of it is told like a closed port', async () => {
    const { port } = await listening(createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }));
    const closed = await freePort();
    const names: Record<string, string[]> = {
      'private.example': ['127.0.0.1'],
      'both.example': ['8.8.8.8', '127.0.0.1'],
      'mapped.example': ['::ffff:127.0.0.1'],
      'nat64.example': ['64:ff9b::7f00:1'],
    };
    const resolve = (name: string): Promise<string[]> => Promise.resolve(names[name] ?? []);
    const outgoing = new Outgoing(PUBLIC, { resolve });
    for (const url of [
      ...Object.keys(names).map((name) => `https://${name}/`),
      'https://unknown.example/',
      'https://127.0.0.1/',
      `https://127.0.0.1:${port}/`,
      `https://private.example:${port}/`,
      'https://user:secret@private.example/',
      'http://private.example/',
    ])
      expect([url, await errorOf(outgoing, url)]).toEqual([url, 'unreachable']);
    expect(await errorOf(new Outgoing(PRIVATE), `http://127.0.0.1:${closed}/`)).toBe('unreachable');
    expect(connections).toBe(0);
  });

  it('is the second address of a name whose answer changes: what was judged is what is connected to', async () => {
    const url = await answering((_request, response) => response.end('first'));
    const asked: string[] = [];
    const resolve = (name: string): Promise<string[]> => {
      asked.push(name);
      return Promise.resolve([asked.length === 1 ? '127.0.0.1' : '127.0.0.2']);
    };
    const { port } = new URL(url);
    const answer = await post(new Outgoing(PRIVATE, { resolve }), `http://rebinding.example:${port}/`);
    expect([answer.text, asked]).toEqual(['first', ['rebinding.example']]);
  });

  it('is where a redirect leads', async () => {
    const secret = await answering((_request, response) => response.end('secret'));
    for (const status of [301, 302, 303, 307, 308]) {
      const url = await answering((_request, response) => response.writeHead(status, { location: secret }).end());
      expect(await errorOf(new Outgoing(PRIVATE), `${url}/redirects`)).toBe(status);
    }
    expect(seen).toEqual(Array(5).fill('POST /redirects'));
  });
});

describe('a receiver that answers strangely', () => {
  it.each<[string, string, unknown, (socket: Socket) => void]>([
    ['never', 'timed_out', 600, () => undefined],
    ['with something else', 'broken_answer', 0, (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')],
    ['with no status', 'broken_answer', 0, (socket) => socket.end('HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n')],
    ['by hanging up', 'broken_answer', 0, (socket) => socket.on('data', () => socket.destroy())],
    [
      'with endless headers',
      'broken_answer',
      0,
      (socket) => {
        endless(socket, 'HTTP/1.1 200 OK\r\n', 'x-a: aaaaaaaaaaaa\r\n');
      },
    ],
    [
      'with hints alone',
      'timed_out',
      600,
      (socket) => {
        endless(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n', 50);
      },
    ],
    [
      'in another protocol',
      'broken_answer',
      0,
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    ],
  ])('%s is told as %s', async (_how, word, leastMs, behave) => {
    const { port } = await listening(
      createSocketServer((socket) => {
        socket.on('error', () => undefined).resume();
        behave(socket);
      }),
    );
    const began = performance.now();
    expect(await errorOf(new Outgoing(PRIVATE, PATIENCE), `http://127.0.0.1:${port}/`)).toBe(word);
    const took = performance.now() - began;
    expect(took).toBeGreaterThanOrEqual(Number(leastMs) - 5);
    expect(took).toBeLessThan(5_000);
  });

  it('or whose name is looked up for ever, is given up on', async () => {
    const resolve = (): Promise<string[]> => new Promise(() => undefined);
    expect(await errorOf(new Outgoing(PUBLIC, { ...PATIENCE, resolve }), 'https://slow.example/')).toBe('timed_out');
  });

  it('at length, or without an end, is cut off, and what was said counts', async () => {
    let sent = 0;
    const url = await answering((_request, response) => {
      const piece = Buffer.alloc(16_384, 'é');
      const more = (): void => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', more);
      more();
    });
    const { status, text } = await post(new Outgoing(PRIVATE), url);
    expect([status, text]).toEqual([200, 'é'.repeat(512)]);
    // What the system holds on its way comes on top of the 64 KiB that are read.
    expect(sent).toBeLessThan(16 * 1_024 * 1_024);

    const slow = await answering((_request, response) => {
      response.write('beginning');
    });
    expect(await post(new Outgoing(PRIVATE, PATIENCE), slow)).toMatchObject({ status: 200, text: 'beginning' });
  });

  it('leaves no connection behind, also when the process is to end', async () => {
    const { server, port } = await listening<Server>(createServer(() => undefined));
    const stop = new AbortController();
    const sent = new Outgoing(PRIVATE)
      .post({ url: `http://127.0.0.1:${port}/`, headers: {}, body: BODY }, stop.signal)
      .catch((error: unknown) => error);
    await eventually(() => connections === 1);
    stop.abort(new Error('Ending'));
    expect(await sent).toEqual(new Error('Ending'));
    const open = (): Promise<number> =>
      new Promise((resolve) => {
        server.getConnections((_error, count) => {
          resolve(count);
        });
      });
    await eventually(async () => (await open()) === 0);
  });
});

/** Sends one piece after another, until nobody listens. */
function endless(socket: Socket, beginning: string, piece: string, everyMs = 0): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write(piece.repeat(everyMs === 0 ? 1_000 : 1)), everyMs);
  socket.on('close', () => {
    clearInterval(timer);
  });
}
