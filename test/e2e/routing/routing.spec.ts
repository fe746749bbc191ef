import { request } from 'node:http';
import { connect } from 'node:net';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

let service: TestApp;
let stranger: ApiClient;
let world: World;

beforeAll(async () => {
  service = await sharedTestApp('api');
  stranger = new ApiClient(service.baseUrl);
  world = await World.create(service);
});

describe('an address that does not exist', () => {
  it.each([
    '/',
    '/v1',
    '/v1/api',
    '/v1/api/nothing',
    '/v1/api/applications/',
    '/V1/api/applications',
    '/v1//api/applications',
    '/v1/api/applications/x/y',
    '/v1/api/%2e%2e/applications',
    '/v1/api/applications/%',
    '/v2/api/applications',
  ])('%s gets 404, key or no key', async (path) => {
    for (const client of [stranger, world.live]) {
      const { status, body } = await client.get(path);
      expect(status).toBe(404);
      expect(body).toEqual({
        error: 'Not found',
        code: 'not_found',
        doc_url: '/docs/errors/not_found',
        request_id: expect.any(String) as string,
      });
    }
  });
});

describe('a method that an address does not have', () => {
  it.each([
    ['PUT', '/v1/api/applications', 'GET, HEAD, POST'],
    ['OPTIONS', '/v1/api/applications', 'GET, HEAD, POST'],
    ['OPTIONS', '/docs/samples.js', 'GET, HEAD'],
    ['OPTIONS', '/portal/', 'GET, HEAD'],
    ['DELETE', '/v1/api/applications/01960f2e-7a3c-7c4e-9b1a-3f2d5e6a7b8c', 'GET, HEAD'],
    ['PATCH', '/v1/api/balance', 'GET, HEAD'],
  ])('%s %s', async (method, path, allow) => {
    const { status, headers, body } = await stranger.send<Record<string, unknown>>(method, path, undefined);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allow);
    expect(body).toMatchObject({ error: 'Method not allowed', code: 'method_not_allowed' });
  });

  it('TRACE', async () => {
    const status = await new Promise((resolve, reject) => {
      request(`${service.baseUrl}/v1/api/me`, { method: 'TRACE' }, (response) => {
        resolve(response.statusCode);
        response.resume();
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(405);
  });

  it('HEAD goes wherever GET goes', async () => {
    const response = await fetch(`${service.baseUrl}/v1/api/me`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${world.keys.live}` },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('X-Request-Id', () => {
  it('is the caller’s own when it is sane, and in the body of every error', async () => {
    const { headers, body } = await stranger.get('/v1/api/me', { headers: { 'x-request-id': 'my-id/1' } });
    expect(headers.get('x-request-id')).toBe('my-id/1');
    expect(body['request_id']).toBe('my-id/1');
  });

  it.each(['x'.repeat(129), 'a b', ''])('is ours when the caller’s is not: %p', async (id) => {
    const { headers } = await stranger.get('/v1/api/me', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('what is no HTTP', () => {
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(service.baseUrl);
      let answer = '';
      connect(Number(port), hostname)
        .on('data', (data) => (answer += data.toString()))
        .on('close', () => {
          resolve(answer);
        })
        .on('error', reject)
        .end(text);
    });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', '400', 'malformed_request'],
    [
      'two lengths',
      'POST /v1/api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400',
      'malformed_request',
    ],
    ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, '431', 'headers_too_large'],
  ])('%s gets a body of the usual shape', async (_, text, status, code) => {
    const answer = await raw(text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({
      code,
      doc_url: `/docs/errors/${code}`,
      request_id: expect.any(String) as string,
    });
  });
});

it('says nothing of what it is built with', async () => {
  const { headers } = await world.live.get('/v1/api/me');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});
