import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../common/ids/uuid.js';
import { type Caller } from '../../auth/caller.js';
import { CohortCache } from '../../cohorts/cohort-cache.js';
import { SchemasService } from '../../schemas/schemas.service.js';
import { type SubmissionAttempt, isOnSchemaPath, wholeAnswers } from './attempt.js';

/** Looks up what the admission checks need, so that they themselves can be pure. */
@Injectable()
export class AttemptLoader {
  constructor(
    private readonly cohorts: CohortCache,
    private readonly schemas: SchemasService,
  ) {}

  async load(caller: Caller, body: Record<string, unknown>): Promise<SubmissionAttempt> {
    const known = await byId(body['cohort_id'], (id) => this.cohorts.find(caller.organisationId, id));
    const onSchemaPath = isOnSchemaPath(body);
    const schema = onSchemaPath
      ? await byId(body['schema_id'], (id) => this.schemas.find(caller.organisationId, id))
      : undefined;
    const form = known === null || onSchemaPath ? [] : known.form.fields;
    return { caller, body, cohort: known?.cohort ?? null, form, schema, answers: wholeAnswers(body) };
  }
}

async function byId<T>(id: unknown, find: (id: string) => Promise<T | null>): Promise<T | null> {
  return typeof id === 'string' && isUuid(id) ? find(id) : null;
}
