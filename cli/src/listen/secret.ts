import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configFolder, writePrivately } from '../profiles/profile-file.js';
import { type Surroundings } from '../terminal/surroundings.js';

const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const SECRET_BYTES = 32;

/** With which events are signed on this machine: made once and the same from then on, so that receivers keep working. */
export async function localSecret(around: Surroundings): Promise<string> {
  const path = join(configFolder(around), 'listen-secret');
  const stored = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (SECRET.test(stored)) return stored;
  const made = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  await writePrivately(path, `${made}\n`);
  return made;
}
