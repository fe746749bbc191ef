// The command line, as one file; its packages stay beside it: `node scripts/cli.mjs`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';
import { runNode } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'cli');
const built = join(cli, 'dist', 'main.js');

/** When any source is newer than the last build. */
export async function buildCliIfNeeded() {
  const inputs = ['src', 'package.json', 'rolldown.config.js'].map((name) => newest(join(cli, name)));
  if (Math.max(...inputs, newest(fileURLToPath(import.meta.url))) <= newest(built)) return;
  const rolldown = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
  await runNode(cli, rolldown, '--config', 'rolldown.config.js', '--logLevel', 'warn');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCliIfNeeded();
