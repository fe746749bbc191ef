import { accessSync, constants, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';
import { buildCliIfNeeded } from './cli.mjs';
import { buildPortalIfNeeded } from './portal.mjs';
import { runNode } from './run.mjs';
import { buildSdkIfNeeded, bundleSdkIfNeeded } from './sdk.mjs';

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
  'package.json',
  'package-lock.json',
  'scripts/build-if-needed.mjs',
  'scripts/bundle.mjs',
  'scripts/compile.mjs',
  'scripts/typescript.mjs',
];

/** Builds the service and all that is beside it, each when its sources are newer than its last build. */
export async function buildAllIfNeeded() {
  await Promise.all([buildIfNeeded(), buildRestIfNeeded()]);
}

/** What somebody who starts the service runs: without the declarations, which only those who compile against the client need. */
export async function buildWhatRunsIfNeeded() {
  await Promise.all([buildIfNeeded(), buildRestIfNeeded(bundleSdkIfNeeded)]);
}

/** The portal, and what callers install, without which the image is built. */
export async function buildRestIfNeeded(buildSdk = buildSdkIfNeeded) {
  const forCallers = existsSync(join(root, 'sdk')) ? [buildSdk(), buildCliIfNeeded()] : [];
  await Promise.all([buildPortalIfNeeded(), ...forCallers]);
}

/** Compiles and bundles the service when any source is newer than the last build. Says so to a person only: output may be a program's. */
export async function buildIfNeeded() {
  const builtAt = newest(stamp);
  if (inputs.every((input) => newest(join(root, input)) <= builtAt)) return;
  if (process.stderr.isTTY) console.error('Building …');
  await build();
}

/** Compiles and bundles the service, and notes when. */
export async function build() {
  assertWritable();
  await runNode(root, join(root, 'scripts', 'compile.mjs'));
  await runNode(root, join(root, 'scripts', 'bundle.mjs'));
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
