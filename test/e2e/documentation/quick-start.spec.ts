import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../local/free-port.js';
import { EXAMPLE_ANSWERS } from '../../../src/demonstration/example-application.js';
import { sharedTestApp } from '../../setup/shared-app.js';
import { type TestApp } from '../../setup/test-app.js';
import { fencedBlocks } from '../../support/fenced-blocks.js';
import { run } from '../../support/programs.js';
import { World } from '../../support/world.js';

interface Steps {
  readonly START: { readonly install: string; readonly start: string };
  readonly STEPS: readonly { readonly command: string }[];
}

let steps: Steps;
let service: TestApp;
let folder: string;

beforeAll(async () => {
  steps = (await import(pathToFileURL(resolve('scripts', 'quick-start-steps.mjs')).href)) as Steps;
  service = await sharedTestApp();
  const world = await World.create(service);
  await world.cohort();
  folder = mkdtempSync(join(tmpdir(), 'intake-quick-start-'));
  mkdirSync(join(folder, '.data'));
  for (const name of ['docs', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, '.data', 'demo.json'), JSON.stringify({ keys: world.keys }));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const blocks = fencedBlocks(readFileSync('docs/quick-start.md', 'utf8'));

it('the application that it submits is the one that a start shows', () => {
  const { answers } = JSON.parse(readFileSync('docs/examples/application.json', 'utf8')) as { answers: object[] };
  expect(answers).toEqual(EXAMPLE_ANSWERS);
});

it('the page has the commands of the script that wrote it, and no others', () => {
  const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text.trim());
  const { START, STEPS } = steps;
  expect(commands).toEqual([`${START.install}\n${START.start}`, ...STEPS.map(({ command }) => command)]);
});

it('every command of the page runs, and answers what the page shows', async () => {
  const receiver = String(await freePort());
  const script = steps.STEPS.map(({ command }) =>
    command.replace('http://127.0.0.1:3000', service.baseUrl).replaceAll('4000', receiver),
  ).join('\necho\n');
  // A receiver that is left behind would keep the output open.
  const mending = `trap 'kill $! 2> /dev/null || true' EXIT`;
  const { code, output, complaints } = await run('sh', ['-ec', `${mending}\ncd '${folder}'\n${script}`], {
    XDG_CONFIG_HOME: folder,
  });
  expect([code, complaints]).toEqual([0, '']);
  const answers = output.split('\n').filter((line) => line.startsWith('{'));
  const shown = blocks.filter(({ language }) => language === 'json');
  expect(answers).toHaveLength(shown.length);
  for (const [at, answer] of answers.entries()) {
    const members = Object.keys(JSON.parse(shown[at]?.text ?? '{}') as object);
    expect(Object.keys(JSON.parse(answer) as object)).toEqual(expect.arrayContaining(members));
  }
  expect(output).toMatch(
    /\nVerified: application\.completed (\S+)\n\S+ {2}application\.completed {2}\1 {2}204 {2}\d+ ms\n$/,
  );
});
