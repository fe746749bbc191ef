import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/common/package-folder.js';

/**
 * Writes a learned table to `resources/models`. With `--check` it only tells whether the file is what the texts teach, and
 * lets the process end with 1 where it is not.
 */
export function keepModel(name: string, text: string): void {
  const file = join(packageFolder(), 'resources', 'models', `${name}.json`);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  const size = `${(text.length / 1_000).toFixed(0)} kB`;
  if (isSame) console.log(`${name}: ${size}, unchanged`);
  else if (process.argv.includes('--check')) {
    console.error(`${name} is not what its texts teach: train again.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`${name}: ${size}, written`);
  }
}
