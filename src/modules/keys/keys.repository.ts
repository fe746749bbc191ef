import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';
import { SystemDatabase } from '../../database/system-database.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { liveKeys } from './live-keys.statements.js';

/** What a presented key has to be judged by. */
export interface CachedKey {
  readonly id: string;
  readonly organisationId: string;
  readonly name: string;
  readonly environment: Environment;
  readonly scopes: readonly Scope[];
  readonly cohortId: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** The time of the last use that this process knows of. */
  lastUsedAt: Date | null;
  /** Null for the usual limit. */
  readonly rateLimitPerMinute: number | null;
}

/** What of a key may change. */
export type KeyChange = Partial<Pick<ApiKeyEntity, 'name' | 'scopes' | 'expiresAt' | 'revokedAt'>>;

export type KeyFilter = Pick<ApiKeyEntity, 'organisationId'> &
  Partial<Pick<ApiKeyEntity, 'environment'>> & {
    /** Only those that are restricted to this cohort. */
    readonly cohortId?: string;
  };

@Injectable()
export class KeysRepository {
  constructor(
    private readonly database: TenantDatabase,
    private readonly system: SystemDatabase,
  ) {}

  /** By the key's hash in base64. */
  async findByHash(hash: string): Promise<CachedKey | null> {
    return (await this.findByHashes([hash])).get(hash) ?? null;
  }

  /** In one query; hashes that belong to no key are left out of the result. */
  async findByHashes(hashes: readonly string[]): Promise<Map<string, CachedKey>> {
    const found = await this.system.rows<CachedKey & { hash: string }>(
      `select id, organisation_id as "organisationId", name, environment, scopes, cohort_id as "cohortId",
              expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt",
              rate_limit_per_minute as "rateLimitPerMinute", encode(key_hash, 'base64') as hash
         from api_keys where key_hash = any($1::bytea[])`,
      [hashes.map((hash) => Buffer.from(hash, 'base64'))],
    );
    return new Map(found.map(({ hash, ...key }) => [hash, key]));
  }

  /** Which of these keys are neither revoked nor expired. */
  async findLive(organisationId: string, ids: readonly string[]): Promise<string[]> {
    const found = await this.database.rows<{ id: string }>(organisationId, liveKeys('$2'), [organisationId, ids]);
    return found.map(({ id }) => id);
  }

  /** Writes the time of use, at most once a minute for a key however often it is used. */
  async recordUse({ organisationId, id }: CachedKey): Promise<void> {
    await this.system.execute(
      `update api_keys set last_used_at = now()
        where organisation_id = $1 and id = $2 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [organisationId, id],
    );
  }

  async insert(manager: EntityManager, key: ApiKeyEntity): Promise<void> {
    await manager.insert(ApiKeyEntity, key);
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(filter: KeyFilter, page: { before: string | null; limit: number }): Promise<ApiKeyEntity[]> {
    return this.database.transaction(filter.organisationId, (manager) =>
      manager.find(ApiKeyEntity, {
        where: { ...filter, ...(page.before !== null && { id: LessThan(page.before) }) },
        order: { id: 'DESC' },
        take: page.limit,
      }),
    );
  }

  /** The row, locked until the transaction ends. */
  async lock(manager: EntityManager, organisationId: string, id: string): Promise<ApiKeyEntity | null> {
    return manager.findOne(ApiKeyEntity, { where: { organisationId, id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(manager: EntityManager, { organisationId, id }: ApiKeyEntity, change: KeyChange): Promise<void> {
    await manager.update(ApiKeyEntity, { organisationId, id }, change);
  }
}
