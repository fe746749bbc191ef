import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Repository } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity.js';

@Injectable()
export class KeysRepository {
  constructor(@InjectRepository(ApiKeyEntity) private readonly keys: Repository<ApiKeyEntity>) {}

  async findByHash(keyHash: Buffer): Promise<ApiKeyEntity | null> {
    return this.keys.findOneBy({ keyHash });
  }

  /** Writes the time of use, at most once a minute for a key however often it is used. */
  async recordUse(id: string): Promise<void> {
    await this.keys
      .createQueryBuilder()
      .update()
      .set({ lastUsedAt: () => 'now()' })
      .where(`id = :id and (last_used_at is null or last_used_at < now() - interval '1 minute')`, { id })
      .execute();
  }

  async insert(key: ApiKeyEntity, manager: EntityManager = this.keys.manager): Promise<void> {
    await manager.insert(ApiKeyEntity, key);
  }

  async findOne(organisationId: string, id: string): Promise<ApiKeyEntity | null> {
    return this.keys.findOneBy({ organisationId, id });
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(organisationId: string, page: { before: string | null; limit: number }): Promise<ApiKeyEntity[]> {
    return this.keys.find({
      where: { organisationId, ...(page.before !== null && { id: LessThan(page.before) }) },
      order: { id: 'DESC' },
      take: page.limit,
    });
  }

  async update(
    organisationId: string,
    id: string,
    change: Partial<Pick<ApiKeyEntity, 'name' | 'scopes' | 'expiresAt'>>,
  ): Promise<void> {
    await this.keys.update({ organisationId, id }, change);
  }

  /** False when there is no such key; a key that was revoked before stays as it is. */
  async revoke(organisationId: string, id: string): Promise<boolean> {
    await this.keys.update({ organisationId, id, revokedAt: IsNull() }, { revokedAt: new Date() });
    return this.keys.existsBy({ organisationId, id });
  }
}
