import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODES } from '../../../src/common/errors/error-codes.js';
import { type Guide, GUIDES, readGuides } from '../../../src/openapi/guides/guides.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { ApiClient } from '../../support/api-client.js';
import { fencedBlocks } from '../../support/fenced-blocks.js';
import { run } from '../../support/programs.js';
import { World } from '../../support/world.js';

/** Stands between the outputs of two blocks. */
const NEXT = '-- next --';

let service: TestApp;
let world: World;
let stranger: ApiClient;
let guides: readonly Guide[];
let folder: string;

beforeAll(async () => {
  service = await sharedTestApp();
  world = await World.create(service);
  await world.cohort();
  stranger = new ApiClient(service.baseUrl);
  guides = await readGuides();
  folder = mkdtempSync(join(tmpdir(), 'intake-guides-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Executed {
  readonly output: string;
  /** What the guide shows of it. */
  readonly shown: string | null;
}

/** Runs a guide from top to bottom in one shell, as its reader does; the address and the key are this test's. */
async function executed({ markdown }: Guide, key: string = world.keys.test): Promise<Executed[]> {
  const blocks = fencedBlocks(markdown);
  const commands = blocks.filter(({ language }) => language === 'sh');
  const script = commands.map(({ text }) => `${text.replace(/^export INTAKE_.*$/gm, '')}\necho '${NEXT}'\n`).join('');
  const { code, output, complaints } = await run('sh', ['-ec', `cd '${folder}'\n${script}`], {
    INTAKE_BASE_URL: service.baseUrl,
    INTAKE_API_KEY: key,
  });
  const outputs = output.split(NEXT).slice(0, -1);
  if (code !== 0) throw new Error(`${commands[outputs.length]?.text ?? ''}\n${output}\n${complaints}`);
  return commands.map((command, at) => {
    const following = blocks[blocks.indexOf(command) + 1];
    return {
      output: outputs[at]?.trim() ?? '',
      shown: following?.language === 'sh' ? null : (following?.text ?? null),
    };
  });
}

/** Ids and the like are left open in a guide; a body may follow headers. */
function expectShown({ output, shown }: Executed): void {
  if (shown === null) return;
  if (!shown.startsWith('{')) {
    expect(output).toBe(shown.trim());
    return;
  }
  const body = JSON.parse(output.slice(output.lastIndexOf('\n') + 1)) as object;
  const pattern = JSON.parse(shown, (_, value: unknown) =>
    value === '…' ? (expect.any(String) as unknown) : value,
  ) as object;
  expect(body).toMatchObject(pattern);
}

it.each(GUIDES)('every command of %s runs as it stands, and answers what is shown', async (name) => {
  const guide = guides.find((one) => one.name === name);
  const blocks = guide === undefined ? [] : await executed(guide);
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expectShown(block);
});

it('quick-start shows what a strict form has against its answers', async () => {
  const strict = await World.create(service);
  await strict.cohort({ formValidation: 'strict' });
  const quickStart = guides.find(({ name }) => name === 'quick-start');
  if (quickStart === undefined) throw new Error('There is no such guide');
  await expect(executed(quickStart, strict.keys.test)).rejects.toThrow('"missing_keys":["what_is_your_solution');
});

it.each(GUIDES)('%s is served as a page and as text, and what it leads to is there', async (name) => {
  const page = await stranger.get(`/docs/guides/${name}`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const { title = '', about = '' } = guides.find((one) => one.name === name) ?? {};
  expect(page.text).toContain(`>${title.replaceAll("'", '&#39;')}</h1>`);
  expect(page.text).not.toMatch(/<script|\son\w+=|https?:(?!\/\/127)/);
  const list = await stranger.get('/docs/guides');
  expect(list.text).toContain(`<a href="/docs/guides/${name}">${title}</a>`);
  expect(about.length).toBeGreaterThan(20);
  const text = await stranger.get(`/docs/guides/${name}.md`);
  expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text.text).toContain(`# ${title}\n`);
  for (const [, path = ''] of page.text.matchAll(/href="(\/[^"#]*)/g))
    expect([path, (await stranger.get(path)).status]).toEqual([path, 200]);
});

it('shows the address that it was asked for at', async () => {
  const { text } = await stranger.get('/docs/guides/quick-start');
  expect(text).toContain(`INTAKE_BASE_URL=${service.baseUrl}`);
});

it('leads on from what is no guide', async () => {
  for (const name of ['nothing', 'toString', '..%2f..%2fREADME', 'README.md']) {
    const { status, text } = await stranger.get(`/docs/guides/${name}`);
    expect([status, text.includes('href="/docs/guides"')]).toEqual([404, true]);
  }
});

it('names no error that there is not', () => {
  const named = guides.flatMap(({ markdown }) => [...markdown.matchAll(/\/docs\/errors\/([a-z_]+)/g)]);
  expect(named.length).toBeGreaterThan(5);
  for (const [, code] of named) expect(ERROR_CODES).toContain(code);
});

it('lets nothing run and nothing in from elsewhere', async () => {
  for (const path of ['/docs/guides', '/docs/guides/errors', '/docs/guides/nothing']) {
    const policy = (await stranger.get(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|https?:|\*/);
  }
});
