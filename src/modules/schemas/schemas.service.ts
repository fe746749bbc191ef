import { Injectable } from '@nestjs/common';
import { ReadThroughCache } from '../../common/cache/read-through-cache.js';
import { ApiError } from '../../common/errors/api-error.js';
import { readCursor, toPage } from '../../common/http/cursor.js';
import { type PageQuery } from '../../common/http/page.query.dto.js';
import { type Caller } from '../auth/caller.js';
import { type SchemaDto, type SchemaListDto, toSchema } from './dto/schema.response.dto.js';
import { type SchemaEntity } from './schema.entity.js';
import { SchemasRepository } from './schemas.repository.js';

/** Characters of JSON: one schema may be as large as a hundred others. */
const MAX_WEIGHT = 32 * 1024 * 1024;
const KEPT_MS = 60_000;

@Injectable()
export class SchemasService {
  /** A schema never changes, so there is nothing to tell about it. */
  private readonly known = new ReadThroughCache<Readonly<SchemaEntity>>({
    maxWeight: MAX_WEIGHT,
    weigh: (schema) => JSON.stringify(schema).length,
    keptMs: KEPT_MS,
  });

  constructor(private readonly schemas: SchemasRepository) {}

  /** Null when the organisation has no such schema. */
  async find(organisationId: string, id: string): Promise<Readonly<SchemaEntity> | null> {
    return this.known.get(`${organisationId} ${id}`, () => this.schemas.findOne(organisationId, id));
  }

  /** @throws ApiError schema_not_found, also for a schema of a cohort that a restricted key may not see */
  async get(caller: Caller, id: string): Promise<SchemaDto> {
    const schema = await this.find(caller.organisationId, id);
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
