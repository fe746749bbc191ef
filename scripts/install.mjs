import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { newest } from './newest.mjs';
import { run } from './run.mjs';

const QUIETLY = ['--no-progress', '--no-audit', '--no-fund', '--loglevel=error'];
const installing = new Map();

/** Installs the packages of a folder that has some of its own, when its lock file is newer than what is installed. */
export function installIn(folder) {
  if (!installing.has(folder)) installing.set(folder, installIfNeeded(folder));
  return installing.get(folder);
}

async function installIfNeeded(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (newest(join(folder, 'package-lock.json')) <= newest(installed)) return;
  await run(folder, 'npm', ['ci', '--include=dev', ...QUIETLY]);
  // npm keeps the time of a file that it finds unchanged.
  utimesSync(installed, new Date(), new Date());
}
