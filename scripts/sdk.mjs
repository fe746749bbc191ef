// The client that integrators install: `node scripts/sdk.mjs types | build`. What it knows of the API is made of its document.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';
import { installPortal } from './portal.mjs';
import { runNode } from './run.mjs';
import { errorClasses } from './sdk-errors.mjs';
import { schemaTypes } from './sdk-types.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sdk = join(root, 'sdk');
const generated = join(sdk, 'src', 'generated');
const dist = join(sdk, 'dist');
const document = join(root, 'openapi.json');
const types = join(generated, 'schema.ts');
const errors = join(generated, 'errors.ts');
const inputs = [
  ...['src', 'package.json', 'tsconfig.json'].map((name) => join(sdk, name)),
  fileURLToPath(import.meta.url),
];

/** A class for each error code, a name for each schema, and the version that the client tells. */
function generateSources() {
  const scripts = ['sdk-errors.mjs', 'sdk-types.mjs'].map((name) => join(root, 'scripts', name));
  const generators = [document, join(sdk, 'package.json'), ...scripts];
  if (isNewer(errors, generators)) return;
  mkdirSync(generated, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
  writeFileSync(join(generated, 'version.ts'), `export const VERSION = '${version}';\n`);
  const api = JSON.parse(readFileSync(document, 'utf8'));
  writeFileSync(join(generated, 'types.ts'), schemaTypes(api));
  // Last, since it is its age that is looked at.
  writeFileSync(errors, errorClasses(api));
}

/** The API's types, beside those. */
export async function generateSdkTypes() {
  generateSources();
  if (isNewer(types, [document])) return;
  await installPortal();
  const generator = join(root, 'portal', 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
  await runNode(sdk, generator, document, '--output', types);
}

/** What runs, in both formats, when any source is newer than the last build: all that the command line needs. */
export async function bundleSdkIfNeeded() {
  generateSources();
  const bundled = join(dist, 'cjs', 'index.js');
  if (isNewer(bundled, inputs)) return;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: join(sdk, 'src', 'index.ts') });
  for (const format of ['esm', 'cjs']) await bundle.write({ format, file: join(dist, format, 'index.js') });
  await bundle.close();
  // Whether code and declarations are modules of Node's one kind or the other is said by the package around them.
  writeFileSync(join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
}

/** All of the package: also the declarations, against which others compile. */
export async function buildSdkIfNeeded() {
  await generateSdkTypes();
  if (isNewer(join(dist, 'cjs', 'index.d.ts'), inputs)) return;
  rmSync(dist, { recursive: true, force: true });
  await runNode(sdk, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', sdk);
  cpSync(join(dist, 'esm'), join(dist, 'cjs'), { recursive: true });
  await bundleSdkIfNeeded();
}

function isNewer(made, sources) {
  return newest(made) >= Math.max(...sources.map(newest));
}

const commands = { types: generateSdkTypes, build: buildSdkIfNeeded };
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const command = commands[process.argv[2]];
  if (command === undefined) {
    console.error(`Usage: node scripts/sdk.mjs ${Object.keys(commands).join(' | ')}`);
    process.exit(2);
  }
  await command();
}
