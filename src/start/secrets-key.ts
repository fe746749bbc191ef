import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../common/errors/code-of.js';

const BYTES = 32;

/**
 * The key of a service that keeps its data in a folder of its own: made once, and kept there for this account alone. Where the
 * database is somebody else's, it would not be with the data that it opens, so there the operator sets it.
 */
export function keptSecretsKey(dataDir: string): string {
  const path = join(dataDir, 'secrets-key');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const key = randomBytes(BYTES).toString('base64url');
  // Written beside and moved into place: half a key would be another one.
  writeFileSync(`${path}.new`, `${key}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return key;
}
