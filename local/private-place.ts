import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSystemError } from './private-file.js';

const NAME = 'application-intake';

/**
 * For a data folder given by its real path: a folder outside the project for what another account has to reach while
 * the project is closed to it.
 *
 * Everyone may create files in the folder around it, so its name says which data folder it belongs to, and one that
 * somebody else put there is refused. Root owns it: others may pass through it, but not look into it or change it.
 */
export function privatePlaceOf(dataDir: string): string {
  const base = existsSync('/var/tmp') ? '/var/tmp' : realpathSync(tmpdir());
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(base, `${NAME}-${mark}`);
}

export function createPrivatePlace(dataDir: string): string {
  const place = privatePlaceOf(dataDir);
  try {
    mkdirSync(place, { mode: 0o700 });
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  }
  if (!isOurs(place)) throw new Error(`${place} is needed for PostgreSQL but belongs to somebody else: remove it.`);
  chmodSync(place, 0o711);
  return place;
}

export function removePrivatePlace(dataDir: string): void {
  const place = privatePlaceOf(dataDir);
  if (existsSync(place) && isOurs(place)) rmSync(place, { recursive: true, force: true });
}

function isOurs(place: string): boolean {
  const found = lstatSync(place);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
