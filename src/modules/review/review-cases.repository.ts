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
import { NO_USAGE, type TokenUsage } from './reviewers/token-usage.js';

@Injectable()
export class ReviewCasesRepository {
  constructor(private readonly database: TenantDatabase) {}

  /** Marks the submission as being processed and reads what its review needs. */
  async open(claim: Claim): Promise<ReviewCase> {
    const { organisationId, submissionId } = claim;
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
        spent: await spentBefore(manager, claim),
      };
    });
  }
}

async function spentBefore(manager: EntityManager, { submissionId, run, attempt }: Claim): Promise<TokenUsage> {
  if (attempt === 1) return NO_USAGE;
  const [spent = NO_USAGE] = await manager.query<TokenUsage[]>(
    `select coalesce(sum((usage->>'input_tokens')::float8), 0) as input_tokens,
            coalesce(sum((usage->>'output_tokens')::float8), 0) as output_tokens
       from submission_events where submission_id = $1 and run = $2`,
    [submissionId, run],
  );
  return spent;
}

async function fieldsOf(
  manager: EntityManager,
  { schemaId, cohortId, formVersion }: SubmissionEntity,
): Promise<readonly Field[]> {
  if (schemaId !== null) return (await manager.findOneByOrFail(SchemaEntity, { id: schemaId })).fields;
  if (formVersion === null) return [];
  return (await manager.findOneByOrFail(FormVersionEntity, { cohortId, version: formVersion })).fields;
}
