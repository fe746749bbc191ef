import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TenantDatabase } from '../../database/tenant-database.js';
import { SubmissionEntity } from '../applications/submission.entity.js';
import { CohortEntity } from '../cohorts/cohort.entity.js';
import { FormVersionEntity } from '../cohorts/forms/form-version.entity.js';
import { type Field } from '../fields/field.js';
import { type Claim } from '../review-tasks/review-tasks.repository.js';
import { SchemaEntity } from '../schemas/schema.entity.js';
import { type ReviewCase } from './review-case.js';

@Injectable()
export class ReviewCasesRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Marks the submission as being processed and reads what its review needs. */
  async open({ organisationId, submissionId }: Pick<Claim, 'organisationId' | 'submissionId'>): Promise<ReviewCase> {
    return this.database.transaction(organisationId, async (manager) => {
      await manager.query(
        `update submissions set status = 'processing', updated_at = now(), version = version + 1
          where id = $1 and status = 'pending'`,
        [submissionId],
      );
      const submission = await manager.findOneByOrFail(SubmissionEntity, { id: submissionId });
      const cohort = await manager.findOneByOrFail(CohortEntity, { id: submission.cohortId });
      return {
        submission,
        fields: await fieldsOf(manager, submission),
        brief: cohort.brief,
        settings: {
          fit_dimensions: cohort.fitDimensions,
          strength_criteria: cohort.strengthCriteria,
          thresholds: cohort.thresholds,
        },
      };
    });
  }
}

async function fieldsOf(
  manager: EntityManager,
  { schemaId, cohortId, formVersion }: SubmissionEntity,
): Promise<readonly Field[]> {
  if (schemaId !== null) return (await manager.findOneByOrFail(SchemaEntity, { id: schemaId })).fields;
  if (formVersion === null) return [];
  return (await manager.findOneByOrFail(FormVersionEntity, { cohortId, version: formVersion })).fields;
}
