import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sharedTestApp } from '../../../setup/shared-app.js';
import { type TestApp } from '../../../setup/test-app.js';
import { type Answer } from '../../../support/api-client.js';
import { application, World } from '../../../support/world.js';

const PATH = '/v1/api/applications';
let service: TestApp;
let world: World;
let cohortId: string;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  cohortId = (await world.cohort()).id;
});

const send = (raw: string | Uint8Array, headers: Record<string, string> = {}): Promise<Answer> =>
  world.live.post(PATH, undefined, { raw, headers });

const UNREADABLE: [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['an array', '[]'],
  ['a string', '"x"'],
  ['a number', '1'],
  ['null', 'null'],
  ['40,000 nested arrays', `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
  ['300 KB of opening brackets', '['.repeat(300_000)],
  ['17 levels', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`],
  ['an escaped NUL', '{"cohort_id":"\\u0000"}'],
  ['an escaped NUL in a key', '{"a":{"\\u0000":1}}'],
  ['a lone surrogate', '{"founder_name":"\\ud800"}'],
  ['a lone surrogate in a key', '{"\\udc00":1}'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a single-quoted object', "{'a':1}"],
];

describe('a body that cannot be read', () => {
  it.each(UNREADABLE)('%s gets 400', async (_, raw) => {
    const { status, body } = await send(raw);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'Request body is not valid JSON',
      code: 'invalid_json',
      doc_url: '/docs/errors/invalid_json',
      request_id: expect.any(String) as string,
    });
  });

  it('takes 16 levels, a pair of surrogates, a BOM, and for duplicate names the last', async () => {
    const sixteen = `${'{"a":'.repeat(15)}{}${'}'.repeat(15)}`;
    expect((await send(sixteen)).body['code']).toBe('cohort_id_required');
    expect((await send('{"founder_name":"\\ud83d\\ude00"}')).body['code']).toBe('cohort_id_required');
    expect((await send('\ufeff{}')).body['code']).toBe('cohort_id_required');
    expect((await send('{"cohort_id":1,"cohort_id":null}')).body['code']).toBe('cohort_id_required');
  });

  it('treats __proto__ as a field like any other', async () => {
    const { status, body } = await send(
      `{"__proto__":{"polluted":1},${JSON.stringify(application(cohortId)).slice(1)}`,
    );
    expect(status).toBe(202);
    expect(body['warnings']).toContainEqual({ code: 'unknown_field', key: '__proto__' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    '',
  ])('of type %p gets 415', async (type) => {
    const { status, headers, body } = await send('{}', { 'content-type': type });
    expect(status).toBe(415);
    expect(body).toMatchObject({ error: 'Content-Type must be application/json', code: 'unsupported_media_type' });
    expect(headers.get('accept-post')).toBe('application/json');
  });

  it('that is compressed gets 415', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
    const { status, headers, body } = await send(bomb, { 'content-encoding': 'gzip' });
    expect(status).toBe(415);
    expect(body).toMatchObject({
      error: 'Content-Encoding must be left out: bodies are taken as they are',
      code: 'unsupported_media_type',
    });
    expect(headers.get('accept-encoding')).toBe('identity');
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json; foo=bar; charset="utf-8"',
  ])('takes %s', async (type) => {
    expect((await send(JSON.stringify(application(cohortId)), { 'content-type': type })).status).toBe(202);
  });

  it('over 1 MiB gets 413, whether announced or not', async () => {
    const raw = JSON.stringify(application(cohortId, { answers: [{ key: 'a', value: 'x'.repeat(1024 * 1024) }] }));
    const announced = await send(raw);
    expect(announced.status).toBe(413);
    expect(announced.body).toMatchObject({ error: 'Request body is too large', code: 'payload_too_large' });
    expect((await send(raw, { 'content-type': 'text/plain' })).status).toBe(413);
    expect(await sendChunked(raw)).toContain('413 Payload Too Large');
  });

  it('is answered only after the key: a stranger learns nothing of bodies', async () => {
    const { status } = await fetch(service.baseUrl + PATH, { method: 'POST', body: '[' });
    expect(status).toBe(401);
  });
});

/** As one chunk, so that no length is announced. */
function sendChunked(raw: string): Promise<string> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.keys.live}\r\n` +
          'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
          `${raw.length.toString(16)}\r\n${raw}\r\n0\r\n\r\n`,
      );
    });
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.once('error', reject);
  });
}
