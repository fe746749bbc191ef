import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { giveToOwnerOfFolder } from './data-folder.js';

/** Letters, digits, `-` and `_` only, so it can stand in a URL and in a configuration file as it is. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Writes a file that only this account may read, whatever the umask, and that is never seen half written. */
export function writePrivateFile(path: string, content: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: 'wx' });
    giveToOwnerOfFolder(draft);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

export function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
