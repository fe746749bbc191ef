import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCUMENT_FILES } from '../../src/openapi/parts.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';

/** To make the document keeps a process from everything else for half a second: nothing below may need that. */
const MAKING = Object.getOwnPropertyDescriptor(SwaggerModule, 'createDocument') ?? {};
const NOBODY_MAKES = {
  ...MAKING,
  value: (): never => {
    throw new Error('Made while others wait');
  },
};

let service: TestApp;
let stranger: ApiClient;

beforeAll(async () => {
  Object.defineProperty(SwaggerModule, 'createDocument', NOBODY_MAKES);
  service = await startTestApp({ settings: { ROLE: 'api' } });
  stranger = new ApiClient(service.baseUrl);
});
afterAll(async () => {
  Object.defineProperty(SwaggerModule, 'createDocument', MAKING);
  await service.close();
});

/** What a browser would load for a page or style sheet. */
function referencesIn(text: string): string[] {
  const found = text.matchAll(/(?:src|href)="([^"]*)"|@import\s+["']([^"']*)|url\(\s*["']?([^"')]*)/g);
  return [...found].map(([, attribute, imported, url]) => attribute ?? imported ?? url ?? '');
}

/** What comes over the wire, as it comes. */
function fetchRaw(path: string, encoding: string): Promise<{ bytes: Buffer; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request(`${service.baseUrl}${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ bytes: Buffer.concat(chunks), headers: response.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

it.each(['/docs', '/docs/reference'])('serves %s, which loads only what this service serves', async (path) => {
  const page = await stranger.get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const references = referencesIn(page.text).filter((reference) => !reference.startsWith('#'));
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references) {
    const address = new URL(reference, service.baseUrl + path);
    expect(address.origin).toBe(service.baseUrl);
    const asset = await stranger.get(address.pathname);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    const isStyle = asset.headers.get('content-type')?.startsWith('text/css') === true;
    for (const inner of isStyle ? referencesIn(asset.text) : []) expect(inner).toMatch(/^data:/);
  }
});

it('leads to every section of the overview, Authentication first', async () => {
  const { text } = await stranger.get('/docs');
  const anchors = [...text.matchAll(/<a href="#([^"]*)"/g)].map(([, id]) => id);
  const sections = [...text.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
  expect(anchors).toEqual(sections);
  expect(sections[0]).toBe('authentication');
});

it.each(['/docs', '/docs/reference'])(
  '%s has no script in it, and a policy that lets nothing in from elsewhere',
  async (path) => {
    const { headers, text } = await stranger.get(path);
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|https?:/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
  },
);

it('reads the document of this service, and asks nobody to validate it', async () => {
  const { text } = await stranger.get('/docs/start.js');
  expect(text).toContain("fetch('openapi.json')");
  expect(text).toContain('validatorUrl: null');
  expect(text).not.toMatch(/https?:/);
});

it.each(DOCUMENT_FILES)('serves /%s as it is committed', async (file) => {
  const { status, headers, body } = await stranger.get(`/${file}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(body['openapi']).toBe('3.1.0');
  expect(body).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

describe('what is sent of the page', () => {
  const FILES = [
    '/docs',
    '/docs/docs.css',
    '/docs/start.js',
    '/docs/for-keys.js',
    '/docs/samples.js',
    '/docs/icon.svg',
    '/docs/swagger-ui.css',
    '/docs/swagger-ui-bundle.js',
    '/openapi.json',
  ];

  it.each([
    ['br', 450_000],
    ['gzip', 512 * 1024],
  ])('is less than half a megabyte, compressed as %s', async (encoding, most) => {
    const sent = await Promise.all(FILES.map((path) => fetchRaw(path, encoding)));
    expect(sent.map(({ headers }) => [headers['content-encoding'], headers['vary']])).toEqual(
      FILES.map(() => [encoding, 'Accept-Encoding']),
    );
    const total = sent.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(total).toBeLessThan(most);
  });

  it('is the same whatever it is compressed as, and each form has a tag of its own', async () => {
    const forms = await Promise.all(
      ['identity', 'gzip', 'br', 'gzip, deflate, br'].map((encoding) => fetchRaw('/openapi.json', encoding)),
    );
    const [plain, zipped, brotli, chosen] = forms;
    expect(gunzipSync(zipped?.bytes ?? '').equals(plain?.bytes ?? Buffer.of())).toBe(true);
    expect(brotliDecompressSync(brotli?.bytes ?? '').equals(plain?.bytes ?? Buffer.of())).toBe(true);
    expect(chosen?.headers['content-encoding']).toBe('br');
    expect(new Set(forms.map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it.each(FILES)('is not sent again to a caller who has it: %s', async (path) => {
    const first = await stranger.get(path);
    const again = await stranger.get(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', first.headers.get('etag')]);
    expect(again.headers.get('cache-control')).toBe('public, no-cache');
    expect((await stranger.get(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });
});

it('tells programs that read texts what the page tells people', async () => {
  const { status, headers, text } = await stranger.get('/llms.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# Application Intake Service\n/);
  expect(text).toContain('## Authentication');
  expect(text).toContain(
    '[POST /v1/api/applications](/docs#/Applications/submitApplication): Submit an application for review',
  );
  expect(text).not.toContain('/v1/portal/');
});

it('has an icon for a browser that shows an answer', async () => {
  const { status, headers } = await stranger.get('/favicon.ico');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

it.each(['/docs', '/docs/reference', '/docs/guides', '/docs/errors'])(
  'leads from %s/ to the address without the slash, wherever the service is put',
  async (path) => {
    const { status, headers } = await stranger.get(`${path}/`);
    expect([status, headers.get('location')]).toEqual([308, `../${path.split('/').at(-1) ?? ''}`]);
    expect((await stranger.get(path)).status).toBe(200);
  },
);

it.each([
  '/docs/package.json',
  '/docs/swagger-ui-bundle.js.map',
  '/docs/..%2fpackage.json',
  '/docs-json',
  '/openapi.yaml',
])('%s is not found', async (path) => {
  const { status, body } = await stranger.get(path);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: 'Not found', code: 'not_found' });
});

it.each([
  '/docs',
  '/docs/reference',
  '/docs/guides',
  '/docs/start.js',
  '/docs/swagger-ui.css',
  '/openapi.json',
  '/openapi-portal.json',
])('%s is only for reading', async (path) => {
  const { status, headers, body } = await stranger.send<Record<string, unknown>>('POST', path, {});
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD');
  expect(body['code']).toBe('method_not_allowed');
});

it('a worker has neither', async () => {
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores: service.stores });
  const client = new ApiClient(worker.baseUrl);
  expect((await client.get('/docs')).status).toBe(404);
  expect((await client.get('/openapi.json')).status).toBe(404);
  await worker.close();
});
