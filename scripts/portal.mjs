// The portal has packages of its own, which only its build needs: `node scripts/portal.mjs install | types | build`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIn } from './install.mjs';
import { newest } from './newest.mjs';
import { run, runNode } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const portal = join(root, 'portal');
const types = join(portal, 'src', 'api', 'schema.d.ts');
const built = join(root, 'dist', 'portal', '.built');
const inputs = ['src', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json', '../openapi-portal.json'];

export function installPortal() {
  return installIn(portal);
}

/** Makes the types of the client out of the service's own document; bundling looks at none. */
async function generateTypes() {
  await installPortal();
  if (newest(join(root, 'openapi-portal.json')) <= newest(types)) return;
  const generator = join(portal, 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
  await runNode(portal, generator, join(root, 'openapi-portal.json'), '--output', types);
}

/** Bundles the pages when any source is newer than the last build. */
export async function buildPortalIfNeeded() {
  const builtAt = newest(built);
  if (inputs.every((input) => newest(join(portal, input)) <= builtAt)) return;
  if (process.stderr.isTTY) console.error('Building the portal …');
  await installPortal();
  // Also from a test run, whose own environment would have React's development build bundled.
  const vite = join(portal, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(portal, process.execPath, [vite, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  mkdirSync(join(root, 'dist', 'portal'), { recursive: true });
  writeFileSync(built, '');
}

const commands = { install: installPortal, types: generateTypes, build: buildPortalIfNeeded };
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = commands[process.argv[2]];
  if (command === undefined) {
    console.error(`Usage: node scripts/portal.mjs ${Object.keys(commands).join(' | ')}`);
    process.exit(2);
  }
  await command();
}
