import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, so a plain hash of it is enough to keep. */
export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
