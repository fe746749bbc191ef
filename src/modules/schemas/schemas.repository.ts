import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { SchemaEntity } from './schema.entity.js';

@Injectable()
export class SchemasRepository {
  constructor(@InjectRepository(SchemaEntity) private readonly schemas: Repository<SchemaEntity>) {}

  async insert(schema: SchemaEntity): Promise<void> {
    await this.schemas.insert(schema);
  }

  async findOne(organisationId: string, id: string): Promise<SchemaEntity | null> {
    return this.schemas.findOneBy({ organisationId, id });
  }

  /** Newest first; `before` is the last id of the page before. */
  async list(
    filter: { organisationId: string; cohortId: string | null },
    page: { before: string | null; limit: number },
  ): Promise<SchemaEntity[]> {
    return this.schemas.find({
      where: {
        organisationId: filter.organisationId,
        ...(filter.cohortId !== null && { cohortId: filter.cohortId }),
        ...(page.before !== null && { id: LessThan(page.before) }),
      },
      order: { id: 'DESC' },
      take: page.limit,
    });
  }
}
