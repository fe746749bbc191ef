import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { readDto } from '../../common/http/request-validation.pipe.js';
import { isUuid, newId } from '../../common/ids/uuid.js';
import { TenantDatabase } from '../../database/tenant-database.js';
import { type Caller } from '../auth/caller.js';
import { cohortProblems } from '../cohorts/cohort-admission.js';
import { CohortsService } from '../cohorts/cohorts.service.js';
import { FieldReader } from '../fields/field-reader.js';
import { type AnswerMemory, remembering } from '../idempotency/answer-memory.js';
import { RegisterSchemaRequest } from './dto/register-schema.request.dto.js';
import { type SchemaRegisteredDto } from './dto/schema.response.dto.js';
import { type SchemaEntity } from './schema.entity.js';
import { schemaWarnings } from './schema-warnings.js';
import { SchemasRepository } from './schemas.repository.js';

@Injectable()
export class RegisterSchema {
  constructor(
    private readonly cohorts: CohortsService,
    private readonly schemas: SchemasRepository,
    private readonly database: TenantDatabase,
    private readonly reader: FieldReader,
  ) {}

  /** The cohort is checked before the rest of the body, as on submission; what the caller left out is inferred. */
  async execute(caller: Caller, body: Record<string, unknown>, memory: AnswerMemory): Promise<SchemaRegisteredDto> {
    const cohortId = body['cohort_id'];
    const isId = typeof cohortId === 'string' && isUuid(cohortId);
    const cohort = isId ? await this.cohorts.find(caller.organisationId, cohortId) : null;
    const [problem] = cohortProblems({ caller, cohortId, cohort, allowed: ['draft', 'open'] });
    if (problem !== undefined) throw problem;
    const request = readDto(RegisterSchemaRequest, body);
    const schema: SchemaEntity = {
      id: newId(),
      organisationId: caller.organisationId,
      cohortId: cohort?.id ?? '',
      name: request.name ?? null,
      fields: await this.reader.infer(caller.organisationId, request.fields),
      createdAt: new Date(),
    };
    const warnings = schemaWarnings(schema.fields);
    const answer = {
      schema_id: schema.id,
      cohort_id: schema.cohortId,
      fields: schema.fields,
      message: 'Schema registered. Submit answers under the keys of its fields.',
      ...(warnings.length > 0 && { warnings }),
    };
    const insert = (manager: EntityManager): Promise<void> => this.schemas.insert(manager, schema);
    await this.database.transaction(
      caller.organisationId,
      insert,
      remembering(memory, () => answer),
    );
    return answer;
  }
}
