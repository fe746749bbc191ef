import { spawnSync } from 'node:child_process';
import { accessSync, constants, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';
import { buildCliIfNeeded } from './cli.mjs';
import { buildPortalIfNeeded } from './portal.mjs';
import { buildSdkIfNeeded } from './sdk.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.built');
/** Scalar for the browser, in one file: the package for another framework has it without the 280 that it is made of. */
const scalar = join(root, 'node_modules', '@scalar', 'fastify-api-reference', 'dist', 'js', 'standalone.js');
const inputs = [
  'src',
  'local',
  'eval',
  'bench',
  'ormconfig.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
  'scripts/build-if-needed.mjs',
  'scripts/bundle.mjs',
];

/** Compiles the sources, of the service, of its portal, of the client and of the command line, when any of them is newer than the last build. */
export function buildAllIfNeeded() {
  buildIfNeeded();
  buildPortalIfNeeded();
  buildClientsIfNeeded();
}

/** What callers install; the image is built without it. */
export function buildClientsIfNeeded() {
  if (!existsSync(join(root, 'sdk'))) return;
  buildSdkIfNeeded();
  buildCliIfNeeded();
}

/** Compiles and bundles the service when any source is newer than the last build. Says so to a person only: output may be a program's. */
export function buildIfNeeded() {
  const builtAt = newest(stamp);
  if (inputs.every((input) => newest(join(root, input)) <= builtAt)) return;
  if (process.stderr.isTTY) console.error('Building …');
  build();
}

/** Compiles and bundles the service, and notes when. */
export function build() {
  assertWritable();
  run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(root, 'tsconfig.build.json'));
  run(join(root, 'scripts', 'bundle.mjs'));
  copyFileSync(scalar, join(root, 'dist', 'scalar.js'));
  writeFileSync(stamp, '');
}

/** Else the compiler and the bundler would each complain in their own way, and neither say what to do. */
function assertWritable() {
  const place = existsSync(join(root, 'dist')) ? join(root, 'dist') : root;
  try {
    accessSync(place, constants.W_OK);
  } catch {
    console.error(
      `The service has to be built, and ${place} cannot be written: run npm run build as somebody who may.`,
    );
    process.exit(1);
  }
}

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
