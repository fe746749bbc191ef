import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type ApiKeyEntity } from './api-key.entity.js';
import { generateKey, hashKey } from './key-format.js';
import { KeysRepository } from './keys.repository.js';

export interface NewKey {
  readonly organisationId: string;
  readonly name: string;
  readonly environment: Environment;
  readonly scopes: Scope[];
  readonly cohortId: string | null;
  readonly expiresAt: Date | null;
  readonly createdBy: string | null;
  /** The usual limit when it is left out. */
  readonly rateLimitPerMinute?: number | null;
}

/** A key right after it was made: the only moment at which its text is known. */
export interface MintedKey {
  readonly key: string;
  readonly record: ApiKeyEntity;
}

@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeysRepository,
    private readonly database: TenantDatabase,
  ) {}

  async create(request: NewKey): Promise<MintedKey> {
    return this.database.transaction(request.organisationId, (manager) => this.createWithin(manager, request));
  }

  /** As part of something bigger. */
  async createWithin(manager: EntityManager, request: NewKey): Promise<MintedKey> {
    const key = generateKey(request.environment);
    const record: ApiKeyEntity = {
      ...request,
      rateLimitPerMinute: request.rateLimitPerMinute ?? null,
      id: newId(),
      keyHash: hashKey(key),
      lastFour: key.slice(-4),
      createdAt: new Date(),
      revokedAt: null,
      lastUsedAt: null,
    };
    await this.keys.insert(manager, record);
    return { key, record };
  }

  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<ApiKeyEntity[]> {
    return this.keys.list(organisationId, page);
  }

  /** @throws ApiError api_key_not_found */
  async change(
    organisationId: string,
    id: string,
    change: Partial<Pick<ApiKeyEntity, 'name' | 'scopes' | 'expiresAt'>>,
  ): Promise<ApiKeyEntity> {
    if (Object.keys(change).length > 0) await this.keys.update(organisationId, id, change);
    const key = await this.keys.findOne(organisationId, id);
    if (key === null) throw new ApiError('api_key_not_found');
    return key;
  }

  /** @throws ApiError api_key_not_found */
  async revoke(organisationId: string, id: string): Promise<void> {
    if (!(await this.keys.revoke(organisationId, id))) throw new ApiError('api_key_not_found');
  }
}
