import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.built');
const inputs = ['src', 'eval', 'bench', 'ormconfig.ts', 'tsconfig.json', 'tsconfig.build.json', 'package.json'];

/** Compiles the sources when any of them is newer than the last build. Says so to a person only: output may be a program's. */
export function buildIfNeeded() {
  const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (inputs.every((input) => newest(join(root, input)) <= builtAt)) return;
  if (process.stderr.isTTY) console.error('Building …');
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, '');
}

/** The latest change below a path, of files and of folders, so that a removed file counts too. */
function newest(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
