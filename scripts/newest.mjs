import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The latest change below a path, of files and of folders, so that a removed file counts too; 0 when there is nothing. */
export function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
