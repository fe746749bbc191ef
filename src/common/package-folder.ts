import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, whether this runs from the sources or from `dist`. */
export function packageFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  let folder = here;
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error(`There is no package.json in a folder above ${here}`);
    folder = dirname(folder);
  }
  return folder;
}
