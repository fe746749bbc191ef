import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type ErrorCode } from '../../common/errors/error-codes.js';
import { environmentOfKey } from '../keys/key-format.js';
import { type CachedKey } from '../keys/keys.repository.js';
import { KeyCache } from '../keys/key-cache.js';
import { type KeyHolder } from './caller.js';

const CHALLENGE = 'Bearer realm="intake"';
const SCHEME = /^Bearer\b/i;
const BEARER = /^Bearer +([\x21-\x7e]+)$/i;

/** Turns an Authorization header into the caller it stands for. */
@Injectable()
export class ApiKeyAuthenticator {
  constructor(private readonly keys: KeyCache) {}

  /** The caller, if the key is in memory and valid. Null means only that it has to be looked up. */
  recognise(authorization: string | undefined): KeyHolder | null {
    const key = keyIn(authorization);
    const found = key === undefined ? undefined : this.keys.peek(key);
    return found === undefined ? null : this.admit(found);
  }

  /** Whether the key existed when this process last looked, even if it was revoked since. */
  hasMet(authorization: string | undefined): boolean {
    const key = keyIn(authorization);
    return key !== undefined && this.keys.hasMet(key);
  }

  /** @throws ApiError 401; unknown, revoked and expired keys get one and the same answer. */
  async authenticate(authorization: string | undefined, pace: 'at once' | 'together'): Promise<KeyHolder> {
    if (authorization === undefined) throw unauthorized('missing_api_key', CHALLENGE);
    const key = keyIn(authorization);
    if (!SCHEME.test(authorization)) throw unauthorized('malformed_api_key', CHALLENGE);
    if (key === undefined || environmentOfKey(key) === null) throw unauthorized('malformed_api_key');
    const found = await this.keys.find(key, pace);
    const caller = found === null ? null : this.admit(found);
    if (caller === null) throw unauthorized('invalid_api_key');
    return caller;
  }

  /** Null when the key is revoked or expired. */
  private admit(key: CachedKey): KeyHolder | null {
    const now = new Date();
    if (key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)) return null;
    this.keys.noteUse(key, now);
    return {
      keyId: key.id,
      organisationId: key.organisationId,
      keyName: key.name,
      environment: key.environment,
      scopes: key.scopes,
      cohortId: key.cohortId,
      expiresAt: key.expiresAt,
      rateLimitPerMinute: key.rateLimitPerMinute,
    };
  }
}

function keyIn(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** The error for a key that stopped being valid while its request was under way. */
export function invalidApiKey(): ApiError {
  return unauthorized('invalid_api_key');
}

/** RFC 6750: a request without a bearer token gets only the challenge; one with a bad token is told so. */
function unauthorized(code: ErrorCode, challenge = `${CHALLENGE}, error="invalid_token"`): ApiError {
  return new ApiError(code, { headers: { 'WWW-Authenticate': challenge } });
}
