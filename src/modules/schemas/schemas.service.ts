import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error.js';
import { readCursor, toPage } from '../../common/http/cursor.js';
import { type PageQuery } from '../../common/http/page.query.dto.js';
import { type Caller } from '../auth/caller.js';
import { type SchemaDto, type SchemaListDto, toSchema } from './dto/schema.response.dto.js';
import { type SchemaEntity } from './schema.entity.js';
import { SchemasRepository } from './schemas.repository.js';

@Injectable()
export class SchemasService {
  constructor(private readonly schemas: SchemasRepository) {}

  /** Null when the organisation has no such schema. */
  async find(organisationId: string, id: string): Promise<SchemaEntity | null> {
    return this.schemas.findOne(organisationId, id);
  }

  /** @throws ApiError schema_not_found, also for a schema of a cohort that a restricted key may not see */
  async get(caller: Caller, id: string): Promise<SchemaDto> {
    const schema = await this.schemas.findOne(caller.organisationId, id);
    const isVisible = schema !== null && (caller.cohortId === null || caller.cohortId === schema.cohortId);
    if (!isVisible) throw new ApiError('schema_not_found');
    return toSchema(schema);
  }

  async list(caller: Caller, query: PageQuery): Promise<SchemaListDto> {
    const filter = { organisationId: caller.organisationId, cohortId: caller.cohortId };
    const before = readCursor(query.cursor, filter);
    const rows = await this.schemas.list(filter, { before, limit: query.limit + 1 });
    const page = toPage(rows, query.limit, filter);
    return { schemas: page.items.map(toSchema), next_cursor: page.nextCursor };
  }
}
