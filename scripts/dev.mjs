// Runs the service as `npm start` does, and builds and starts it again whenever a source has changed. While a build fails,
// what was built before goes on running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const WATCHED = ['src', 'local', 'portal/src', 'public', 'resources'];
/** Editors and git write several files at once. */
const SETTLE_MS = 200;

let service;
let build;
let settling;
let isBusy = false;
let hasChanged = false;
let isEnding = false;

for (const folder of WATCHED.map((name) => join(root, name)).filter((path) => existsSync(path)))
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(restart, SETTLE_MS);
  });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    isEnding = true;
    await Promise.all([end(build), end(service)]);
    process.exit(0);
  });
await restart();

async function restart() {
  hasChanged = true;
  if (isBusy) return;
  isBusy = true;
  while (hasChanged && !isEnding) {
    hasChanged = false;
    build = run('build.mjs');
    const [status] = await once(build, 'exit');
    if (status !== 0 || hasChanged) continue;
    await end(service);
    if (!isEnding) service = run('start.mjs');
  }
  isBusy = false;
}

function run(script) {
  return spawn(process.execPath, [join(root, 'scripts', script)], { stdio: 'inherit' });
}

async function end(child) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
