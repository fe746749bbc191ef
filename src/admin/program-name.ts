import { basename, relative } from 'node:path';

/** How the reader has called us: by npm in a checkout, by Node where there is only what was built. */
export function programName(path = process.argv[1] ?? ''): string {
  return basename(path) === 'main.js' ? `node ${relative(process.cwd(), path)}` : 'npm run --silent admin --';
}
