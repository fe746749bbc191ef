// The command line, as one file; its packages stay beside it: `node scripts/cli.mjs`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'cli');
const built = join(cli, 'dist', 'main.js');

/** When any source is newer than the last build. */
export async function buildCliIfNeeded() {
  const inputs = ['src', 'package.json'].map((name) => newest(join(cli, name)));
  if (Math.max(...inputs, newest(fileURLToPath(import.meta.url))) <= newest(built)) return;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(cli, 'src', 'main.ts'),
    platform: 'node',
    external: ['@application-intake/sdk', 'commander', 'csv-parse', 'picocolors'],
    // What it warns of, such as a package that cannot be found, would otherwise fail when the program is started.
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(message);
    },
  });
  await bundle.write({ file: built });
  await bundle.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCliIfNeeded();
