import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { CONNECTION_LIMITS } from './connection-limits.js';
import { createExpressServer } from './express-server.js';

const answerError: ErrorRequestHandler = (error: Error, _request, response, next) => {
  if (response.headersSent) next(error);
  else response.status(500).send(error.message);
};

/** An application that uses what Express adds to requests and responses, and some of what Node gives them. */
function application(): Express {
  const app = express();
  app.set('trust proxy', 1);
  app.use((_request, response, next) => {
    response.locals['seen'] = true;
    next();
  });
  app.get('/json', (_request, response) => {
    response.json({ text: 'grüße', list: [1, null, 'x'] });
  });
  app.get('/text', (_request, response) => {
    response.set('X-One', '1').type('text').send('plain');
  });
  app.get('/empty', (_request, response) => {
    response.status(204).end();
  });
  app.get('/status', (_request, response) => {
    response.sendStatus(418);
  });
  app.get('/away', (_request, response) => {
    response.redirect(303, '/json?x=%20');
  });
  app.get('/cookie', (_request, response) => {
    response.cookie('a', 'b c', { httpOnly: true }).append('Vary', 'Accept').send('<p>');
  });
  app.get('/chunks', (_request, response) => {
    response.write('first');
    response.end('second');
  });
  app.get('/raw', (_request, response) => {
    response.writeHead(200, 'Fine', { 'X-Raw': 'yes' }).end('raw');
  });
  app.get('/bare', (_request, response) => {
    response.writeHead(200).end();
  });
  app.get('/error', () => {
    throw new Error('unforeseen');
  });
  app.get('/about', (request, response) => {
    const { ip, protocol, hostname, path, query, subdomains, secure, xhr, fresh, originalUrl } = request;
    const wants = [
      request.accepts('json', 'html'),
      request.get('X-Twice'),
      request.is('json'),
      request.acceptsLanguages('de'),
    ];
    const own = [
      request.app === app,
      response.app === app,
      request.res === response,
      response.req === request,
      response.locals['seen'],
    ];
    response.json({ ip, protocol, hostname, path, query, subdomains, secure, xhr, fresh, originalUrl, wants, own });
  });
  app.post('/echo', (request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        response.json({ body: Buffer.concat(chunks).toString(), headers: request.headers, trailers: request.trailers });
      });
  });
  app.post('/parsed', express.json(), (request, response) => {
    response.json(request.body);
  });
  app.use(answerError);
  return app;
}

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: example.com', ...headers, '', ''].join('\r\n');
const LAST = 'Connection: close';

const EXCHANGES: Record<string, string> = {
  json: head('GET /json HTTP/1.1', LAST),
  text: head('GET /text HTTP/1.1', LAST),
  'no body': head('GET /empty HTTP/1.1', LAST),
  status: head('GET /status HTTP/1.1', LAST),
  redirect: head('GET /away HTTP/1.1', LAST),
  cookie: head('GET /cookie HTTP/1.1', LAST),
  chunks: head('GET /chunks HTTP/1.1', LAST),
  'status line of its own': head('GET /raw HTTP/1.1', LAST),
  'bare head': head('GET /bare HTTP/1.1', LAST),
  'what the handler throws': head('GET /error HTTP/1.1', LAST),
  'unknown path': head('GET /nowhere HTTP/1.1', LAST),
  'path that does not decode': head('GET /%zz HTTP/1.1', LAST),
  HEAD: head('HEAD /json HTTP/1.1', LAST),
  OPTIONS: head('OPTIONS /json HTTP/1.1', LAST),
  'HTTP/1.0': head('GET /json HTTP/1.0'),
  'what is known of a request': head(
    'GET /about?a=1&a=2&b[c]=3 HTTP/1.1',
    'X-Forwarded-For: 203.0.113.7, 203.0.113.8',
    'X-Forwarded-Proto: https',
    'X-Twice: 1',
    'X-Twice: 2',
    'Accept: text/html',
    'Accept-Language: de',
    'X-Requested-With: XMLHttpRequest',
    LAST,
  ),
  'entity tag': head('GET /json HTTP/1.1', 'If-None-Match: *', LAST),
  'body with a length': `${head('POST /echo HTTP/1.1', 'Content-Length: 5', LAST)}hello`,
  'body in chunks with a trailer': `${head('POST /echo HTTP/1.1', 'Transfer-Encoding: chunked', LAST)}3\r\nabc\r\n0\r\nX-End: 1\r\n\r\n`,
  'body that is announced': `${head('POST /echo HTTP/1.1', 'Expect: 100-continue', 'Content-Length: 2', LAST)}ok`,
  'parsed body': `${head('POST /parsed HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 9', LAST)}{"a":"b"}`,
  'body that cannot be parsed': `${head('POST /parsed HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1', LAST)}{`,
  'several on one connection':
    head('GET /json HTTP/1.1') + head('GET /nowhere HTTP/1.1') + head('GET /text HTTP/1.1', LAST),
  'no HTTP': 'nonsense\r\n\r\n',
};

async function answerOf(server: Server, bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*$/gm, 'Date: now');
}

describe('a server whose requests and responses are made as Express wants them', () => {
  let plain: Server;
  let preset: Server;

  beforeAll(async () => {
    plain = createServer({ keepAliveTimeout: CONNECTION_LIMITS.keepAliveMs, requireHostHeader: false }, application());
    preset = createExpressServer(application());
    for (const server of [plain, preset]) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    }
  });
  afterAll(() => {
    plain.close();
    preset.close();
  });

  it.each(Object.entries(EXCHANGES))('answers like any other, byte for byte: %s', async (_, bytes) => {
    const expected = await answerOf(plain, bytes);
    expect(expected).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await answerOf(preset, bytes)).toBe(expected);
  });

  it('leaves Express no prototype to change', async () => {
    const app = express();
    const server = createExpressServer(app).listen(0, '127.0.0.1');
    const made: unknown[] = [];
    server.prependListener('request', (request, response) =>
      made.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response)),
    );
    await once(server, 'listening');
    await answerOf(server, head('GET / HTTP/1.1', LAST));
    server.close();
    expect(made).toEqual([app.request, app.response]);
    expect(made[0]).toBe(app.request);
    expect(made[1]).toBe(app.response);
  });
});
