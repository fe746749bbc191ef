import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

let service: TestApp;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
});

/** Everything that comes back on a connection of its own. */
function exchange(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.baseUrl);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => (received += text));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(received);
    });
    socket.write(lines.join('\r\n'));
  });
}

const errorIn = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

it.each([
  ['/v1/api/me', 405, 'method_not_allowed'],
  ['/nothing', 404, 'not_found'],
  ['example.com:443', 404, 'not_found'],
])('CONNECT %s gets %s like any other method', async (target, status, code) => {
  const answer = await exchange(`CONNECT ${target} HTTP/1.1`, 'Host: localhost', '', '');
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(errorIn(answer)).toMatchObject({ code, request_id: expect.any(String) as string });
});

it.each([
  ['http://anything.example/v1/api/me', 401],
  ['http://[::1/v1/api/me', 401],
  ['foo://bar', 404],
  ['http://?x', 404],
])('GET %s, a whole address, gets %s', async (target, status) => {
  const answer = await exchange(`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', '');
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(errorIn(answer)).toMatchObject({ code: expect.any(String) as string });
});

it('a request of HTTP/1.1 without a Host gets our error body', async () => {
  const answer = await exchange('GET /health/live HTTP/1.1', 'X-Request-Id: mine', '', '');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorIn(answer)).toEqual({
    error: 'Malformed HTTP request',
    code: 'malformed_request',
    doc_url: '/docs/errors/malformed_request',
    request_id: 'mine',
  });
});

it.each(['HTTP/1.1', 'HTTP/1.0'])('a request of %s with two of them as well', async (version) => {
  const answer = await exchange(`GET /health/live ${version}`, 'Host: one', 'Accept: */*', 'hOST: one', '', '');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorIn(answer)).toMatchObject({ code: 'malformed_request' });
});

it('a request with two keys too: a proxy may have looked at the other one', async () => {
  const key = (name: string): string => `${name}: Bearer ${world.keys.live}`;
  const answer = await exchange(
    'GET /v1/api/me HTTP/1.1',
    'Host: one',
    key('Authorization'),
    'Accept: */*',
    key('AUTHORIZATION'),
    '',
    '',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorIn(answer)).toMatchObject({ code: 'malformed_request' });
});

it('HTTP/1.0 needs no Host', async () => {
  expect(await exchange('GET /health/live HTTP/1.0', '', '')).toMatch(/^HTTP\/1\.1 200 /);
});

it('an expectation that nobody knows is ignored', async () => {
  const answer = await exchange(
    'GET /health/live HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Expect: the unexpected',
    '',
    '',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('If-None-Match: * gets the whole answer: nobody can have kept one', async () => {
  const { status, body } = await world.live.get('/v1/api/me', { headers: { 'if-none-match': '*' } });
  expect(status).toBe(200);
  expect(body['env']).toBe('live');
});

it.each([
  { range: 'bytes=999999999-' },
  { 'if-match': '"x"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
])('a file of the documentation is served whole whatever %p', async (headers) => {
  const { status, headers: answered } = await new ApiClient(service.baseUrl).get('/docs/icon.svg', { headers });
  expect(status).toBe(200);
  expect(answered.get('content-type')).toBe('image/svg+xml');
});

/** What comes back to a caller that sends its whole upload piece by piece, leaving the service time to hang up on it. */
async function upload(head: readonly string[], piece: string): Promise<string> {
  const { hostname, port } = new URL(service.baseUrl);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true, allowHalfOpen: true }).setEncoding(
    'utf8',
  );
  let failure: Error | undefined;
  let received = '';
  socket.on('error', (error) => (failure = error));
  socket.on('data', (text: string) => (received += text));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const part of [`${head.join('\r\n')}\r\n\r\n`, ...Array.from({ length: PIECES }, () => piece)]) {
    await new Promise((resolve) => socket.write(part, resolve));
    await setImmediate();
  }
  socket.end();
  await closed;
  if (failure !== undefined) throw failure;
  return received;
}

/** More than the buffers of a connection hold, so that it matters whether the service still reads. */
const PIECES = 200;
const PIECE = 'x'.repeat(64 * 1024);

it.each([
  ['POST', '/v1/api/applications', 401],
  ['GET', '/health/live', 200],
  ['PUT', '/v1/api/me', 405],
])('%s %s with a large body that nobody reads gets its answer, not a reset', async (method, path, status) => {
  const length = `Content-Length: ${PIECES * PIECE.length}`;
  const answer = await upload([`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', length], PIECE);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it.each([
  ['announces its length', `Content-Length: ${PIECES * PIECE.length}`, PIECE],
  ['announces no length', 'Transfer-Encoding: chunked', `${PIECE.length.toString(16)}\r\n${PIECE}\r\n`],
])('a body over the limit that %s gets its 413, not a reset', async (_, length, piece) => {
  const head = ['POST /v1/api/schema HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', length];
  const answer = await upload([...head, `Authorization: Bearer ${world.keys.live}`], piece);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});
