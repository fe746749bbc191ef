import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

const NOTE = (name: string): string =>
  `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); require('node:fs').appendFileSync(require('node:path').join(process.cwd(), 'calls'), '${name} '); require('node:fs').mkdirSync('dist', { recursive: true });`;

const SCALAR = 'node_modules/@scalar/fastify-api-reference/dist/js';

let folder: string;

/** A project whose compiler and bundler only note that they were called. */
beforeEach(() => {
  folder = temporaryFolder();
  for (const path of ['scripts', 'src', SCALAR]) mkdirSync(join(folder, path), { recursive: true });
  for (const name of [
    'build',
    'build-if-needed',
    'cli',
    'install',
    'newest',
    'portal',
    'run',
    'sdk',
    'sdk-errors',
    'sdk-types',
  ])
    cpSync(join('scripts', `${name}.mjs`), join(folder, 'scripts', `${name}.mjs`));
  writeFileSync(join(folder, 'src', 'main.ts'), '');
  writeFileSync(join(folder, SCALAR, 'standalone.js'), '');
  for (const name of ['compile', 'bundle']) writeFileSync(join(folder, 'scripts', `${name}.mjs`), NOTE(name));
});
afterEach(removeTemporaryFolders);

const calls = (): string => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '');
const start = (): void => {
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `(await import('${join(folder, 'scripts', 'build-if-needed.mjs')}')).buildWhatRunsIfNeeded()`,
  ]);
};

it('is not built again by a start after npm run build, and is after a change', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } };
  const [command = '', ...args] = scripts.build.split(' ');
  execFileSync(command, args, { cwd: folder });
  start();
  expect(calls()).toBe('compile bundle ');
  const later = new Date(Date.now() + 5_000);
  utimesSync(join(folder, 'src', 'main.ts'), later, later);
  start();
  expect(calls()).toBe('compile bundle compile bundle ');
});
