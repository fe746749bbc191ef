// The portal has packages of its own, which only its build needs: `node scripts/portal.mjs install | types | build`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const portal = join(root, 'portal');
const installed = join(portal, 'node_modules', '.package-lock.json');
const types = join(portal, 'src', 'api', 'schema.d.ts');
const built = join(root, 'dist', 'portal', '.built');
const inputs = ['src', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json', '../openapi-portal.json'];

/** Installs the packages when the lock file is newer than what is installed. */
export function installPortal() {
  if (newest(join(portal, 'package-lock.json')) <= newest(installed)) return;
  say('Installing the packages of the portal …');
  run('npm', ['ci', '--include=dev', '--no-progress', '--no-audit', '--no-fund', '--loglevel=error']);
  // npm keeps the time of a file that it finds unchanged.
  utimesSync(installed, new Date(), new Date());
}

/** Makes the types of the client out of the service's own document. */
function generateTypes() {
  installPortal();
  if (newest(join(root, 'openapi-portal.json')) <= newest(types)) return;
  const generator = join(portal, 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
  run(process.execPath, [generator, join(root, 'openapi-portal.json'), '--output', types]);
}

/** Bundles the pages when any source is newer than the last build. */
export function buildPortalIfNeeded() {
  const builtAt = newest(built);
  if (inputs.every((input) => newest(join(portal, input)) <= builtAt)) return;
  generateTypes();
  say('Building the portal …');
  // Also from a test run, whose own environment would have React's development build bundled.
  run(process.execPath, [join(portal, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  mkdirSync(join(root, 'dist', 'portal'), { recursive: true });
  writeFileSync(built, '');
}

function run(command, args, settings = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: portal,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...settings },
  });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** To a person only: output may be a program's. */
function say(text) {
  if (process.stderr.isTTY) console.error(text);
}

const commands = { install: installPortal, types: generateTypes, build: buildPortalIfNeeded };
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = commands[process.argv[2]];
  if (command === undefined) {
    console.error(`Usage: node scripts/portal.mjs ${Object.keys(commands).join(' | ')}`);
    process.exit(2);
  }
  command();
}
