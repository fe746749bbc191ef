// Compiles the service and what is beside it to `dist`: file by file, since to look at all types would take ten times as long. That
// is what `npm run typecheck` does, and editors.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './typescript.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Of these the image has the first alone. */
const FOLDERS = ['src', 'local', 'eval', 'bench'];

const inside = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
);
for (const name of ['ormconfig.ts', ...inside]) {
  const compiled = join(root, 'dist', name);
  if (name.endsWith('.json')) place(compiled, () => copyFileSync(join(root, name), compiled));
  if (!name.endsWith('.ts') || name.endsWith('.spec.ts')) continue;
  place(compiled, () => writeFileSync(compiled.replace(/ts$/, 'js'), compile(join(root, name)).code));
}

function place(file, put) {
  mkdirSync(dirname(file), { recursive: true });
  put();
}
