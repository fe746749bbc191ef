import { API_ERRORS } from '../../../src/common/errors/error-codes.js';
import { GUIDES } from '../../../src/openapi/guides/guides.js';
import { SCENARIO_HEADER, SCENARIOS } from '../../../src/modules/sandbox/scenarios.js';
import { isForKeys } from '../../../src/openapi/operations.js';
import { buildDocument } from '../../../src/openapi/build-document.js';
import { partsOf } from '../../../src/openapi/parts.js';
import { addressedOperations } from '../../../src/openapi/texts/operation-text.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { World } from '../../support/world.js';

let service: TestApp;
let stranger: ApiClient;

beforeAll(async () => {
  service = await sharedTestApp();
  stranger = new ApiClient(service.baseUrl);
});

/** The addresses on this service that a text in Markdown leads to, code left aside. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path ?? '');
}

it('/llms.txt leads to everything, and what it leads to is there', async () => {
  const { text } = await stranger.get('/llms.txt');
  const links = linksIn(text);
  for (const guide of GUIDES) expect(links).toContain(`/docs/guides/${guide}.md`);
  expect(links).toEqual(expect.arrayContaining(['/llms-full.txt', '/docs/errors.md', '/docs/postman.json']));
  for (const path of new Set(links)) expect([path, (await stranger.get(path)).status]).toEqual([path, 200]);
});

it('/llms-full.txt has every operation, every guide and every error that a key holder may meet', async () => {
  const { status, headers, text } = await stranger.get('/llms-full.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const operations = addressedOperations(partsOf(buildDocument(service.app))['openapi.json']);
  for (const { method, path, operation } of operations)
    expect([path, text.includes(`### ${method} ${path}\n`)]).toEqual([path, isForKeys(operation)]);
  expect(text).toContain('\n## Waiting for a report\n');
  expect(text).toContain(`- \`unknown_keys\` (422): ${API_ERRORS.unknown_keys.meaning}`);
  // One title, that of the whole.
  expect(text.replaceAll(/^```.*?^```$/gms, '').match(/^# .*$/gm)).toEqual(['# Application Intake Service']);
});

it.each([
  ['/docs.md', '# Application Intake Service\n'],
  ['/docs/errors.md', '# Errors\n'],
  ['/docs/errors/unknown_keys.md', '# unknown_keys\n\n422 Unprocessable Entity\n'],
])('%s is the page in Markdown', async (path, beginning) => {
  const { status, headers, text } = await stranger.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text.startsWith(beginning)).toBe(true);
  expect((await stranger.get(path.replace(/\.md$/, ''))).status).toBe(200);
});

it('counts on Retry-After in the text of no error that is answered without it', async () => {
  const { test } = await World.create(service);
  const answers = await Promise.all(
    SCENARIOS.map(async (code) => ({
      code,
      headers: (await test.get('/v1/api/sandbox/programs', { headers: { [SCENARIO_HEADER]: code } })).headers,
      text: (await stranger.get(`/docs/errors/${code}.md`)).text,
    })),
  );
  const without = answers.filter(({ headers }) => !headers.has('retry-after'));
  expect(without.map(({ code }) => code)).toContain('internal_error');
  for (const { text } of without) expect(text).not.toContain('as `Retry-After` says');
});

it('has no text of an error that there is not', async () => {
  for (const code of ['nothing.md', 'toString.md', 'unknown_keys.md.md', '.md'])
    expect((await stranger.get(`/docs/errors/${code}`)).status).toBe(404);
});
