import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { type ErrorCode } from '../../common/errors/error-codes.js';
import { environmentOfKey, hashKey } from '../keys/key-format.js';
import { KeysRepository } from '../keys/keys.repository.js';
import { type Caller } from './caller.js';

const BEARER = /^Bearer ([\x21-\x7e]+)$/i;
const USED_RECENTLY_MS = 60_000;

/** Turns an Authorization header into the caller it stands for. */
@Injectable()
export class ApiKeyAuthenticator {
  constructor(private readonly keys: KeysRepository) {}

  /** @throws ApiError 401; unknown, revoked and expired keys get one and the same answer. */
  async authenticate(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined) throw unauthorized('missing_api_key');
    const key = BEARER.exec(authorization)?.[1];
    const environment = key === undefined ? null : environmentOfKey(key);
    if (key === undefined || environment === null) throw unauthorized('malformed_api_key');
    const now = new Date();
    const found = await this.keys.findByHash(hashKey(key));
    if (found === null || found.revokedAt !== null) throw unauthorized('invalid_api_key');
    if (found.expiresAt !== null && found.expiresAt <= now) throw unauthorized('invalid_api_key');
    if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > USED_RECENTLY_MS) {
      // Book-keeping: it neither delays the request nor fails it.
      this.keys.recordUse(found.id).catch(() => undefined);
    }
    return {
      keyId: found.id,
      organisationId: found.organisationId,
      keyName: found.name,
      environment,
      scopes: found.scopes,
      cohortId: found.cohortId,
      expiresAt: found.expiresAt,
    };
  }
}

/** RFC 6750: a request without credentials is only challenged; one with bad credentials is told so. */
function unauthorized(code: ErrorCode): ApiError {
  const attributes = code === 'missing_api_key' ? '' : ', error="invalid_token"';
  return new ApiError(code, { headers: { 'WWW-Authenticate': `Bearer realm="intake"${attributes}` } });
}
