import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { TenantDatabase } from '../../database/tenant-database.js';
import { SchemaEntity } from './schema.entity.js';

@Injectable()
export class SchemasRepository {
  constructor(private readonly database: TenantDatabase) {}

  async insert(manager: EntityManager, schema: SchemaEntity): Promise<void> {
    await manager.insert(SchemaEntity, schema);
  }

  async findOne(organisationId: string, id: string): Promise<SchemaEntity | null> {
    return this.database.transaction(organisationId, (manager) =>
      manager.findOneBy(SchemaEntity, { organisationId, id }),
    );
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(
    filter: { organisationId: string; cohortId: string | null },
    page: { before: string | null; limit: number },
  ): Promise<SchemaEntity[]> {
    return this.database.transaction(filter.organisationId, (manager) =>
      manager.find(SchemaEntity, {
        where: {
          organisationId: filter.organisationId,
          ...(filter.cohortId !== null && { cohortId: filter.cohortId }),
          ...(page.before !== null && { id: LessThan(page.before) }),
        },
        order: { id: 'DESC' },
        take: page.limit,
      }),
    );
  }
}
