import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workingFolder } from '../../local/process-table.js';

/** Where a Redis that had to be fetched is kept, so that it is fetched once for all runs. */
export const REDIS_DIST_DIR = join(process.cwd(), '.data', 'redis-dist');

const made: string[] = [];

export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'intake-test-')));
  made.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  made.splice(0).forEach((folder) => {
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The processes that work somewhere below a folder, which both servers do with their data; Linux alone tells. */
export function processesBelow(folder: string): number[] {
  const known =
    process.platform === 'linux'
      ? readdirSync('/proc')
          .map(Number)
          .filter((pid) => pid > 0)
      : [];
  return known.filter((pid) => workingFolder(pid)?.startsWith(folder));
}
