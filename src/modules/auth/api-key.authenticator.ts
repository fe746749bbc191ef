import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type ErrorCode } from '../../common/errors/error-codes.js';
import { environmentOfKey, hashKey } from '../keys/key-format.js';
import { KnownKeys } from '../keys/known-keys.js';
import { type KeyHolder } from './caller.js';

const BEARER = /^Bearer ([\x21-\x7e]+)$/i;

/** Turns an Authorization header into the caller it stands for. */
@Injectable()
export class ApiKeyAuthenticator {
  constructor(private readonly keys: KnownKeys) {}

  /** @throws ApiError 401; unknown, revoked and expired keys get one and the same answer. */
  async authenticate(authorization: string | undefined): Promise<KeyHolder> {
    if (authorization === undefined) throw unauthorized('missing_api_key');
    const key = BEARER.exec(authorization)?.[1];
    const environment = key === undefined ? null : environmentOfKey(key);
    if (key === undefined || environment === null) throw unauthorized('malformed_api_key');
    const now = new Date();
    const found = await this.keys.find(hashKey(key));
    if (found === null || found.revokedAt !== null) throw unauthorized('invalid_api_key');
    if (found.expiresAt !== null && found.expiresAt <= now) throw unauthorized('invalid_api_key');
    this.keys.noteUse(found, now);
    return {
      keyId: found.id,
      organisationId: found.organisationId,
      keyName: found.name,
      environment,
      scopes: found.scopes,
      cohortId: found.cohortId,
      expiresAt: found.expiresAt,
      rateLimitPerMinute: found.rateLimitPerMinute,
    };
  }
}

/** What a key is told that stopped being valid while its request was under way. */
export function invalidApiKey(): ApiError {
  return unauthorized('invalid_api_key');
}

/** RFC 6750: a request without credentials is only challenged; one with bad credentials is told so. */
function unauthorized(code: ErrorCode): ApiError {
  const attributes = code === 'missing_api_key' ? '' : ', error="invalid_token"';
  return new ApiError(code, { headers: { 'WWW-Authenticate': `Bearer realm="intake"${attributes}` } });
}
