import { once } from 'node:events';
import { type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Express, type Response } from 'express';
import { createExpressServer } from './express-server.js';
import { createHttpAdapter } from './http-adapter.js';
import { isPlainReply, replyJson } from './json-reply.js';

const BODIES: Record<string, object> = {
  object: { text: 'plain', list: [1, null, true], inner: { at: new Date(0), left: undefined } },
  list: [1, 'two', { three: 3 }],
  empty: {},
  'not ASCII': { text: 'grüße, 世界, 🚜, \u2028' },
  long: { text: 'x'.repeat(5_000) },
  'long and not ASCII': { text: 'ü'.repeat(5_000) },
};

/** The same answer twice: by Express's own `json`, and by ours. */
function application(): Express {
  const app = createHttpAdapter().getInstance<Express>();
  const answer = (path: string, reply: (response: Response, body: object) => void): void => {
    app.get(path, (request, response) => {
      const name = new URL(request.url, 'http://localhost').searchParams.get('body') ?? '';
      response.status(202).setHeader('X-Before', 'yes');
      reply(response, BODIES[name] ?? {});
    });
  };
  answer('/express', (response, body) => response.json(body));
  answer('/ours', replyJson);
  return app;
}

async function answerOf(server: Server, method: string, path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*$/m, 'Date: now');
}

describe('an answer of plain data', () => {
  let server: Server;

  beforeAll(async () => {
    server = createExpressServer(application()).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  const cases = Object.keys(BODIES).flatMap((body) => ['GET', 'HEAD'].map((method) => [method, body] as const));

  it.each(cases)('is the one of Express, byte for byte: %s, %s', async (method, body) => {
    const query = new URLSearchParams({ body }).toString();
    const expected = await answerOf(server, method, `/express?${query}`);
    expect(expected).toMatch(/^HTTP\/1\.1 202 Accepted\r\n[\s\S]*Content-Length: \d+/);
    expect(await answerOf(server, method, `/ours?${query}`)).toBe(expected);
  });
});

describe('what is left to Express', () => {
  const response = (statusCode: number, hasType = false): Response =>
    ({ statusCode, hasHeader: () => hasType }) as unknown as Response;

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'text'],
    ['bytes', Buffer.from('x')],
    ['an error', new Error('x')],
  ])('%s', (_, body) => {
    expect(isPlainReply(response(200), body)).toBe(false);
  });

  it.each([204, 205, 304])('a body with the status %d, which has none', (status) => {
    expect(isPlainReply(response(status), {})).toBe(false);
  });

  it('a body of which a type is told', () => {
    expect(isPlainReply(response(200, true), {})).toBe(false);
    expect(isPlainReply(response(200), {})).toBe(true);
  });
});
