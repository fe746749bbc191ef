import { createHash, hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ENVIRONMENTS, type Environment } from '../../common/access/environment.js';
import { patternOf } from '../../common/text/pattern.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 base62 characters carry 190 bits: nothing to guess, so a plain SHA-256 is enough to store. */
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const KEY = patternOf(`^inc_(test|live)_[${ALPHABET}]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** `inc_<environment>_`, a random secret, and a checksum over both, so that changing the prefix breaks the key. */
export function generateKey(environment: Environment): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const body = `inc_${environment}_${secret}`;
  return body + checksum(body);
}

/** The environment a well-formed key belongs to; null for a typo, found without asking the database. */
export function environmentOfKey(key: string): Environment | null {
  if (!KEY.test(key)) return null;
  const body = key.slice(0, -CHECKSUM_LENGTH);
  if (checksum(body) !== key.slice(-CHECKSUM_LENGTH)) return null;
  return ENVIRONMENTS.find((environment) => key.startsWith(`inc_${environment}_`)) ?? null;
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** As `hashKey`, in base64: at once, since every request asks for it. */
export function hashText(key: string): string {
  return hash('sha256', key, 'base64');
}

/** CRC-32 in base62; 62^6 exceeds 2^32, so six characters hold any of them. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let at = 0; at < CHECKSUM_LENGTH; at += 1) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
