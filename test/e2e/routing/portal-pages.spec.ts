import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

let service: TestApp;
let stranger: ApiClient;

beforeAll(async () => {
  service = await startTestApp({ settings: { ROLE: 'api' } });
  stranger = new ApiClient(service.baseUrl);
});
afterAll(() => service.close());

function referencesIn(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, reference = '']) => reference);
}

function nonceOf(policy: string | null): string {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
}

it('serves the page with a policy that lets in only what this service serves', async () => {
  const { status, headers, text } = await stranger.get('/portal/');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(text).toContain(`nonce="${nonceOf(policy)}"`);
  expect(text).not.toContain('__CSP_NONCE__');
});

it('gives every page a nonce of its own', async () => {
  const pages = await Promise.all([stranger.get('/portal/'), stranger.get('/portal/')]);
  const [first, second] = pages.map(({ headers }) => nonceOf(headers.get('content-security-policy')));
  expect(first).toMatch(/^[\w-]{24}$/);
  expect(second).not.toBe(first);
});

it('serves what the page loads for good, compressed for callers that take that', async () => {
  const references = referencesIn((await stranger.get('/portal/')).text);
  expect(references.length).toBeGreaterThan(2);
  for (const reference of references) {
    expect(reference).toMatch(/^\/portal\/assets\/[\w.-]+-[\w-]{8}\.\w+$/);
    const asset = await stranger.get(reference);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('vary')).toBe('Accept-Encoding');
    const plain = await stranger.get(reference, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toBe(asset.text);
  }
});

it.each(['/portal/submissions', '/portal/cohorts/nothing?x=1', '/portal/sign-in'])(
  'answers a person at %s with the page',
  async (path) => {
    const page = await stranger.get(path, BROWSER);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<div id="root">');
    expect(page.headers.get('cache-control')).toBe('no-store');
  },
);

it('leads from the address without a slash to the one with it', async () => {
  const { status, headers } = await stranger.get('/portal');
  expect([status, headers.get('location')]).toEqual([308, '/portal/']);
});

it('leads a person from the base address to the portal', async () => {
  const { status, headers } = await stranger.get('/', BROWSER);
  expect([status, headers.get('location')]).toEqual([302, '/portal/']);
});

it('has nothing for a program at the base address, whatever the method', async () => {
  const answers = await Promise.all([
    stranger.get('/'),
    stranger.get('/', { headers: { accept: 'application/json' } }),
    stranger.post('/', {}),
  ]);
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(answers.map(() => [404, 'not_found']));
});

it.each([
  '/portal/api/applications',
  '/portal/v1/portal/session',
  '/portal/assets/nothing.js',
  '/portal/assets/..%2findex.html',
  '/portal/.vite/manifest.json',
  '/portal/index.html',
])('has nothing for a program at %s', async (path) => {
  const { status, body } = await stranger.get(path);
  expect([status, body['code']]).toEqual([404, 'not_found']);
});

it('has no page in the place of an asset that is gone, also for a person', async () => {
  expect((await stranger.get('/portal/assets/index-00000000.js', BROWSER)).status).toBe(404);
});

it('hides no route of the API, and takes nothing but reading', async () => {
  expect((await stranger.get('/v1/portal/session', BROWSER)).body['code']).toBe('not_signed_in');
  expect((await stranger.get('/v1/portal/nothing', BROWSER)).body['code']).toBe('not_found');
  const { status, headers } = await stranger.post('/portal/submissions', {});
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('serves no pages from a worker', async () => {
  const worker = await startTestApp({ settings: { ROLE: 'worker' }, stores: service.stores });
  try {
    for (const path of ['/', '/portal/'])
      expect((await new ApiClient(worker.baseUrl).get(path, BROWSER)).status).toBe(404);
  } finally {
    await worker.close();
  }
});
