import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SubmissionEntity } from '../applications/submission.entity.js';
import { CohortEntity } from '../cohorts/cohort.entity.js';
import { FormVersionEntity } from '../cohorts/forms/form-version.entity.js';
import { type Field } from '../fields/field.js';
import { SchemaEntity } from '../schemas/schema.entity.js';
import { type ReviewCase } from './review-case.js';

@Injectable()
export class ReviewCasesRepository {
  constructor(private readonly database: DataSource) {}

  /** Marks the submission as being processed and reads what its review needs. */
  async open(submissionId: string): Promise<ReviewCase> {
    const { manager } = this.database;
    await manager.query(
      `update submissions set status = 'processing', updated_at = now(), version = version + 1
        where id = $1 and status = 'pending'`,
      [submissionId],
    );
    const submission = await manager.findOneByOrFail(SubmissionEntity, { id: submissionId });
    const cohort = await manager.findOneByOrFail(CohortEntity, { id: submission.cohortId });
    return {
      submission,
      fields: await this.fieldsOf(submission),
      brief: cohort.brief,
      settings: {
        fit_dimensions: cohort.fitDimensions,
        strength_criteria: cohort.strengthCriteria,
        thresholds: cohort.thresholds,
      },
    };
  }

  private async fieldsOf({ schemaId, cohortId, formVersion }: SubmissionEntity): Promise<readonly Field[]> {
    const { manager } = this.database;
    if (schemaId !== null) return (await manager.findOneByOrFail(SchemaEntity, { id: schemaId })).fields;
    if (formVersion === null) return [];
    return (await manager.findOneByOrFail(FormVersionEntity, { cohortId, version: formVersion })).fields;
  }
}
