import { WebhookVerificationError } from '../errors.js';

const PREFIX = 'whsec_';

/** By inference: not every library of types has it under one name. */
type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** What is signed, by the rules of Standard Webhooks 1.0. */
export function signedText(id: string, timestamp: string, body: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${id}.${timestamp}.${body}`);
}

export async function hmacKey(secret: string): Promise<HmacKey> {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (bytes === undefined || bytes.length === 0) {
    throw new WebhookVerificationError(
      'invalid_secret',
      'A secret is whsec_ and base64: is the variable set that it is read from?',
    );
  }
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

export function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
