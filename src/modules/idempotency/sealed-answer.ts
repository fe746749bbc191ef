import { hkdfSync } from 'node:crypto';
import { openText, sealText } from '../../common/sealing/sealed-text.js';

/**
 * An answer that holds a secret, as it may be stored: sealed with the API key that the request came with, of which the
 * service keeps no more than a hash. Only the caller who sends the key again can have the answer again.
 */
export function sealed(answer: string, apiKey: string): string {
  return sealText(answer, keyFrom(apiKey)).toString('base64');
}

/** Null when it was sealed with another key. */
export function unsealed(stored: string, apiKey: string): string | null {
  return openText(Buffer.from(stored, 'base64'), keyFrom(apiKey));
}

function keyFrom(apiKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', apiKey, '', 'remembered answer', 32));
}
