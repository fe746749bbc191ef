// The client that integrators install: `node scripts/sdk.mjs types | build`. What it knows of the API is made of its document.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';
import { installPortal } from './portal.mjs';
import { runNode } from './run.mjs';
import { errorClasses } from './sdk-errors.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sdk = join(root, 'sdk');
const generated = join(sdk, 'src', 'generated');
const dist = join(sdk, 'dist');
const document = join(root, 'openapi.json');
const types = join(generated, 'schema.ts');

/** The API's types, a class for each error code, and the version that the client tells. */
export async function generateSdkTypes() {
  const generators = [document, join(sdk, 'package.json'), join(root, 'scripts', 'sdk-errors.mjs')];
  if (Math.max(...generators.map(newest)) <= newest(types)) return;
  await installPortal();
  mkdirSync(generated, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
  writeFileSync(join(generated, 'version.ts'), `export const VERSION = '${version}';\n`);
  writeFileSync(join(generated, 'errors.ts'), errorClasses(JSON.parse(readFileSync(document, 'utf8'))));
  await runNode(
    sdk,
    join(root, 'portal', 'node_modules', 'openapi-typescript', 'bin', 'cli.js'),
    document,
    '--output',
    types,
  );
}

/** Both formats, when any source is newer than the last build. */
export async function buildSdkIfNeeded() {
  await generateSdkTypes();
  const inputs = ['src', 'package.json', 'tsconfig.json'].map((name) => newest(join(sdk, name)));
  if (Math.max(...inputs, newest(fileURLToPath(import.meta.url))) <= newest(join(dist, 'cjs', 'index.js'))) return;
  rmSync(dist, { recursive: true, force: true });
  await runNode(sdk, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', sdk);
  // The same declarations: whether they describe modules of Node's one kind or the other is said by the package around them.
  cpSync(join(dist, 'esm'), join(dist, 'cjs'), { recursive: true });
  writeFileSync(join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
  for (const format of ['esm', 'cjs']) {
    const rolldown = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
    const file = join(dist, format, 'index.js');
    await runNode(sdk, rolldown, join(sdk, 'src', 'index.ts'), '--format', format, '--file', file);
  }
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
