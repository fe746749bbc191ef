import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ERROR_CODES, type ErrorCode, errorRow } from '../../src/common/errors/error-codes.js';
import { errorExample } from '../../src/common/openapi/api-errors.decorator.js';
import { SCENARIOS } from '../../src/modules/sandbox/scenarios.js';
import { addressOf } from '../../src/openapi/pages/address.js';
import { sharedTestApp } from '../setup/shared-app.js';
import { type TestApp } from '../setup/test-app.js';
import { describeInBrowser, PortalBrowser } from '../portal/support/portal-browser.js';
import { type Answer, ApiClient } from '../support/api-client.js';
import { World } from '../support/world.js';

const LIST = '/docs/errors';

let service: TestApp;
let world: World;
let stranger: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp('api');
  world = await World.create(service);
  stranger = new ApiClient(service.baseUrl);
});

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** As a reader sees it: without tags, with the signs that they stand for. */
function textOf(page: string): string {
  return page.replace(/<[^<>]*>/g, '').replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign);
}

/** The lines of code that a page shows. */
const blocksOf = ({ text }: Answer): string[] =>
  [...text.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, block = '']) => textOf(block));

const pageOf = (code: string): Promise<Answer> => stranger.get(`${LIST}/${code}`);

/** What a shell makes of the line. */
async function inShell(line: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const env = { ...process.env, INTAKE_API_KEY: world.keys.test };
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { env });
  const end = stdout.indexOf('\r\n\r\n');
  return { status: Number(stdout.split(' ')[1]), body: JSON.parse(stdout.slice(end)) as Record<string, unknown> };
}

it('lists every error, each with a link to its page', async () => {
  const { status, headers, text } = await stranger.get(LIST);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  const linked = [...text.matchAll(/href="\/docs\/errors\/([a-z_]+)"/g)].map(([, code]) => code);
  expect(linked.sort()).toEqual([...ERROR_CODES].sort());
});

it.each(ERROR_CODES)('says of %s what it means, what to do, and what the answer looks like', async (code) => {
  const page = await pageOf(code);
  const { status, meaning, remedy } = errorRow(code);
  expect(page.status).toBe(200);
  const text = textOf(page.text);
  for (const said of [meaning, remedy]) expect(text).toContain(said.replaceAll('`', ''));
  expect(text).toContain(`${status} `);
  expect(text).toMatch(/May I send the request again\?\s+(Yes|No)/);
  expect(JSON.parse(blocksOf(page)[0] ?? '')).toEqual(errorExample(code));
  expect(page.text).not.toMatch(/<script|\son\w+=|`|https?:(?!\/\/127)/);
});

it.each(SCENARIOS)('shows a line for %s that is answered with it, as it stands there', async (code) => {
  const [example = '', line = ''] = blocksOf(await pageOf(code));
  const { status, body } = await inShell(line);
  expect(status).toBe(errorRow(code).status);
  expect({ ...body, request_id: '' }).toEqual({ ...(JSON.parse(example) as object), request_id: '' });
  expect((await stranger.get(String(body['doc_url']))).text).toContain(`<h1><code>${code}</code></h1>`);
});

it('shows no such line for what the sandbox cannot play', async () => {
  const others = ERROR_CODES.filter((code) => !SCENARIOS.some((scenario) => scenario === code));
  expect(others.length).toBeGreaterThan(10);
  for (const code of others) expect(blocksOf(await pageOf(code))).toHaveLength(1);
});

it.each<[ErrorCode, string[], string[]]>([
  [
    'insights_not_ready',
    ['GET /v1/api/applications/{submission_id}/insights'],
    ['POST /v1/api/applications', 'GET /v1/portal/cohorts'],
  ],
  [
    'last_owner',
    ['PATCH /v1/portal/members/{member_id}', 'DELETE /v1/portal/members/{member_id}'],
    ['GET /v1/portal/members'],
  ],
  ['malformed_request', ['By any request'], ['GET /v1/api/me']],
  ['unavailable', ['By any request'], ['GET /health/ready']],
])('says of %s where it is answered', async (code, places, others) => {
  const listed = [...(await pageOf(code)).text.matchAll(/<li class="row"><code>([^<]+)<|(By any request)/g)].map(
    ([, place, any]) => place ?? any,
  );
  expect(listed).toEqual(expect.arrayContaining(places));
  for (const other of others) expect(listed).not.toContain(other);
});

it.each(['rate_limit', 'RATE_LIMITED', 'toString', '%3Cscript%3E'])(
  'leads on from %s, which is no error',
  async (code) => {
    const { status, headers, text } = await pageOf(code);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`href="${LIST}"`);
    expect(text).not.toContain('script');
  },
);

it('lets nothing run and nothing in from elsewhere', async () => {
  for (const path of [LIST, `${LIST}/rate_limited`, `${LIST}/nothing`]) {
    const { headers } = await stranger.get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|https?:|\*/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it.each([
  ['intake.example.com', 'https://intake.example.com'],
  ['[::1]:3000', 'https://[::1]:3000'],
  [`x';id;'`, 'http://127.0.0.1:3000'],
  ['', 'http://127.0.0.1:3000'],
])('shows a line for a shell with the Host %p as one to %s', (host, address) => {
  expect(addressOf({ protocol: 'https', headers: { host } })).toBe(address);
});

it.each([LIST, `${LIST}/rate_limited`])('%s is only for reading', async (path) => {
  const { status, headers } = await stranger.send('POST', path, {});
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describeInBrowser('in a browser', () => {
  it.each([
    ['light', 1_280],
    ['dark', 1_280],
    ['light', 320],
  ] as const)('the pages are for everybody, %s and %s wide', async (scheme, width) => {
    const browser = await PortalBrowser.launch(service);
    const reader = await browser.visitor({ scheme, width });
    for (const path of [LIST, `${LIST}/idempotency_key_reused`, `${LIST}/internal_error`, `${LIST}/nothing`]) {
      await reader.page.goto(path);
      await reader.fitsScreen();
      expect(await reader.barriers()).toEqual([]);
      await reader.picture(`errors-${scheme}-${width}-${path.split('/').at(-1) ?? ''}`);
    }
    expect(reader.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await reader.close();
    await browser.close();
  });
});
