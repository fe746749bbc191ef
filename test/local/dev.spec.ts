import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

const NOTE = `import { appendFileSync, existsSync } from 'node:fs'; const note = (text) => appendFileSync('calls', text + ' ');`;

let folder: string;
let dev: ChildProcess;

/** A project whose build and service only note that they were called; the build fails while there is a file `broken`. */
beforeEach(async () => {
  folder = temporaryFolder();
  for (const name of ['scripts', 'src/modules']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(join('scripts', 'dev.mjs'), join(folder, 'scripts', 'dev.mjs'));
  writeFileSync(
    join(folder, 'scripts', 'build.mjs'),
    `${NOTE} note('build'); process.exit(existsSync('broken') ? 1 : 0);`,
  );
  writeFileSync(
    join(folder, 'scripts', 'start.mjs'),
    `${NOTE} process.on('SIGTERM', () => { note('end'); process.exit(); }); setInterval(() => {}, 1000); note('start');`,
  );
  dev = spawn(process.execPath, [join(folder, 'scripts', 'dev.mjs')], { cwd: folder, stdio: 'inherit' });
  await untilCalled('build start ');
});
afterEach(async () => {
  if (dev.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  removeTemporaryFolders();
});

const calls = (): string => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '');

async function untilCalled(expected: string): Promise<void> {
  await eventually(() => calls() === expected).catch(() => undefined);
  expect(calls()).toBe(expected);
}

it('builds and starts the service again after a change, in a folder below as well', async () => {
  writeFileSync(join(folder, 'src', 'modules', 'new.ts'), '');
  await untilCalled('build start build end start ');
});

it('lets the service run while a build fails', async () => {
  writeFileSync(join(folder, 'broken'), '');
  writeFileSync(join(folder, 'src', 'main.ts'), '');
  await untilCalled('build start build ');
  expect(dev.exitCode).toBeNull();
});

it('ends the service along with itself', async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(calls()).toBe('build start end ');
});
