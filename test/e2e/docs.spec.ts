import { startTestApp, type TestApp } from '../setup/test-app.js';
import { ApiClient } from '../support/api-client.js';

let service: TestApp;
let stranger: ApiClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  stranger = new ApiClient(service.baseUrl);
});
afterAll(() => service.close());

/** What a browser would load for a page or style sheet. */
function referencesIn(text: string): string[] {
  const found = text.matchAll(/(?:src|href)="([^"]*)"|@import\s+["']([^"']*)|url\(\s*["']?([^"')]*)/g);
  return [...found].map(([, attribute, imported, url]) => attribute ?? imported ?? url ?? '');
}

it('serves a page that loads only what this service serves', async () => {
  const page = await stranger.get('/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const references = referencesIn(page.text);
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references) {
    const address = new URL(reference, `${service.baseUrl}/docs`);
    expect(address.origin).toBe(service.baseUrl);
    const asset = await stranger.get(address.pathname);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    const isStyle = asset.headers.get('content-type')?.startsWith('text/css') === true;
    for (const inner of isStyle ? referencesIn(asset.text) : []) expect(inner).toMatch(/^data:/);
  }
});

it('has no script in the page, and a policy that lets nothing in from elsewhere', async () => {
  const { headers, text } = await stranger.get('/docs');
  expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|https?:/);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
});

it('reads the document of this service, and asks nobody to validate it', async () => {
  const { text } = await stranger.get('/docs/start.js');
  expect(text).toContain("url: 'openapi.json'");
  expect(text).toContain('validatorUrl: null');
  expect(text).not.toMatch(/https?:/);
});

it('serves the document', async () => {
  const { status, headers, body } = await stranger.get('/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(body['openapi']).toBe('3.1.0');
});

it.each(['/docs/', '/docs/package.json', '/docs/swagger-ui-bundle.js.map', '/docs/..%2fpackage.json', '/docs-json', '/openapi.yaml'])(
  '%s is not found',
  async (path) => {
    const { status, body } = await stranger.get(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'Not found', code: 'not_found' });
  },
);

it.each(['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/openapi.json'])('%s is only for reading', async (path) => {
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
