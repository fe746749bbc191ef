import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError, readIfPresent, writePrivateFile } from './private-file.js';
import { recordOf, runningProcess } from './process-record.js';

export interface DataLock {
  release: () => void;
}

const MAX_ATTEMPTS = 5;

/** The id of the live process that has taken this folder, if there is one. */
export function lockHolder(dataDir: string): number | undefined {
  return runningProcess(readIfPresent(lockFile(dataDir)), dataDir);
}

/**
 * Takes the folder for this process. The lock of a process that has died is taken over; a live holder is an error
 * naming it.
 */
export function lockDataDir(dataDir: string): DataLock {
  const path = lockFile(dataDir);
  const mine = recordOf(process.pid, dataDir);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (placeLock(path, mine))
      return {
        release: () => {
          releaseLock(path, mine);
        },
      };
    const found = readIfPresent(path);
    const holder = runningProcess(found, dataDir);
    if (holder !== undefined) {
      throw new Error(
        `Process ${holder} already runs the service on ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (found !== undefined) removeStale(path, found);
  }
  throw new Error(`The lock ${path} changes hands too quickly: start again.`);
}

/** Linking is one step that brings the content along, and fails if there is a lock already. */
function placeLock(path: string, content: string): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writePrivateFile(draft, content);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moved aside before it is removed: if somebody else took the lock over in between, it is put back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
    if (readIfPresent(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseLock(path: string, mine: string): void {
  if (readIfPresent(path) === mine) rmSync(path, { force: true });
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'lock');
}
