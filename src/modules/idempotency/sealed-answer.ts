import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A fresh one for each answer; with the tag behind it, as GCM has them. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * An answer that holds a secret, as it may be stored: sealed with the API key that the request came with, of which the
 * service keeps no more than a hash. Only whoever sends the key again can have the answer again.
 */
export function sealed(answer: string, apiKey: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(apiKey), iv);
  const text = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Null when it was sealed with another key. */
export function unsealed(stored: string, apiKey: string): string | null {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(apiKey), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyFrom(apiKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, '', 'remembered answer', 32));
}
