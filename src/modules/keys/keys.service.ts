import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Author, SYSTEM } from '../../common/access/author.js';
import { type Environment } from '../../common/access/environment.js';
import { type Scope } from '../../common/access/scope.js';
import { ApiError } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids/uuid.js';
import { ChangeFeed } from '../../database/change-feed.js';
import { type Alongside, TenantDatabase } from '../../database/tenant-database.js';
import { type AuditAction } from '../audit/audit-action.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type Facts } from '../audit/facts.js';
import { type ApiKeyEntity } from './api-key.entity.js';
import { generateKey, hashKey } from './key-format.js';
import { type KeyChange, type KeyFilter, KeysRepository } from './keys.repository.js';

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

/** A check of whether somebody may do this to a key, made while the key is locked. @throws ApiError if not */
type KeyCheck = (key: ApiKeyEntity) => void;

interface Rotation {
  readonly organisationId: string;
  readonly id: string;
  /** 0 ends the old key at once. */
  readonly graceSeconds: number;
  readonly author: Author;
  readonly check?: KeyCheck;
  readonly alongside?: Alongside<RotatedKey>;
}

/** The new key, and the replaced one with its new expiry. */
export interface RotatedKey extends MintedKey {
  readonly replaced: ApiKeyEntity;
}

interface Edit {
  readonly organisationId: string;
  readonly id: string;
  readonly author: Author;
  readonly action: AuditAction;
  readonly check?: KeyCheck;
}

@Injectable()
export class KeysService {
  constructor(
    private readonly keys: KeysRepository,
    private readonly database: TenantDatabase,
    private readonly changes: ChangeFeed,
    private readonly audit: AuditTrail,
  ) {}

  async create(request: NewKey, author: Author = SYSTEM, alongside?: Alongside<MintedKey>): Promise<MintedKey> {
    const create = (manager: EntityManager): Promise<MintedKey> => this.createWithin(manager, request, author);
    return this.database.transaction(request.organisationId, create, alongside);
  }

  /** As a part of a larger transaction. */
  async createWithin(manager: EntityManager, request: NewKey, author: Author): Promise<MintedKey> {
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
    const { id: targetId, organisationId } = record;
    await this.audit.record(manager, {
      organisationId,
      author,
      action: 'api_key.created',
      targetId,
      after: factsOf(record),
    });
    return { key, record };
  }

  async list(filter: KeyFilter, page: { before: string | null; limit: number }): Promise<ApiKeyEntity[]> {
    return this.keys.list(filter, page);
  }

  /** @throws ApiError api_key_not_found */
  async change(
    organisationId: string,
    id: string,
    change: Omit<KeyChange, 'revokedAt'>,
    author: Author = SYSTEM,
  ): Promise<ApiKeyEntity> {
    return this.edit({ organisationId, id, author, action: 'api_key.changed' }, () => change);
  }

  /** Revokes a key; one that is already revoked stays as it is. @throws ApiError api_key_not_found */
  async revoke(organisationId: string, id: string, author: Author = SYSTEM, check?: KeyCheck): Promise<void> {
    const edit = { organisationId, id, author, ...(check && { check }) };
    await this.edit({ ...edit, action: 'api_key.revoked' }, ({ revokedAt }) => ({
      revokedAt: revokedAt ?? new Date(),
    }));
  }

  /**
   * Replaces a key by a new one with the same settings. The old one works on until the end of the grace period, or
   * until it expires if that is sooner. @throws ApiError api_key_not_found, invalid_transition
   */
  async rotate({ alongside, ...rotation }: Rotation): Promise<RotatedKey> {
    const { organisationId, id } = rotation;
    const replace = (manager: EntityManager): Promise<RotatedKey> => this.replace(manager, rotation);
    const rotated = await this.database.transaction(organisationId, replace, alongside);
    this.changes.tell('api_keys', id);
    return rotated;
  }

  private async replace(
    manager: EntityManager,
    { organisationId, id, graceSeconds, author, check }: Omit<Rotation, 'alongside'>,
  ): Promise<RotatedKey> {
    const old = await this.keys.lock(manager, organisationId, id);
    if (old === null) throw new ApiError('api_key_not_found');
    check?.(old);
    const now = new Date();
    if (!isInUse(old, now)) throw new ApiError('invalid_transition', { error: 'Only a key that works can be rotated' });
    const minted = await this.createWithin(manager, { ...old, createdBy: memberOf(author) }, author);
    const change = ending(old, now, graceSeconds);
    await this.keys.update(manager, old, change);
    const facts = {
      before: { expiresAt: old.expiresAt, revokedAt: null },
      after: { expiresAt: old.expiresAt, revokedAt: null, ...change, replacedBy: minted.record.id },
    };
    await this.audit.record(manager, { organisationId, author, action: 'api_key.rotated', targetId: id, ...facts });
    return { ...minted, replaced: { ...old, ...change } };
  }

  private async edit(
    { organisationId, id, author, action, check }: Edit,
    changeFor: (key: ApiKeyEntity) => KeyChange,
  ): Promise<ApiKeyEntity> {
    const changed = await this.database.transaction(organisationId, async (manager) => {
      const key = await this.keys.lock(manager, organisationId, id);
      if (key === null) throw new ApiError('api_key_not_found');
      check?.(key);
      const change = changeFor(key);
      if (Object.keys(change).length === 0) return key;
      await this.keys.update(manager, key, change);
      const after = { ...key, ...change };
      const facts = { before: factsOf(key), after: factsOf(after) };
      await this.audit.record(manager, { organisationId, author, action, targetId: id, ...facts });
      return after;
    });
    this.changes.tell('api_keys', id);
    return changed;
  }
}

function memberOf({ kind, id }: Author): string | null {
  return kind === 'member' ? id : null;
}

function isInUse({ revokedAt, expiresAt }: ApiKeyEntity, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

/** How a replaced key ends: revoked if there is no grace period, otherwise by expiring. */
function ending({ expiresAt }: ApiKeyEntity, now: Date, graceSeconds: number): KeyChange {
  if (graceSeconds === 0) return { revokedAt: now };
  const end = new Date(now.getTime() + graceSeconds * 1_000);
  return { expiresAt: expiresAt !== null && expiresAt < end ? expiresAt : end };
}

/** A key's rights for the audit log, without anything that could be used in its place. */
function factsOf({
  name,
  environment,
  scopes,
  cohortId,
  lastFour,
  rateLimitPerMinute,
  expiresAt,
  revokedAt,
}: ApiKeyEntity): Facts {
  return { name, environment, scopes, cohortId, lastFour, rateLimitPerMinute, expiresAt, revokedAt };
}
