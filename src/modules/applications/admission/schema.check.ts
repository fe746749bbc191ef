import { ApiError } from '../../../common/errors/api-error.js';
import { type SubmissionAttempt } from './attempt.js';

export function checkSchemaExists({ schema }: SubmissionAttempt): ApiError | null {
  return schema === null ? new ApiError('schema_not_found') : null;
}

export function checkSchemaCohort({ schema, cohort }: SubmissionAttempt): ApiError | null {
  if (schema === undefined || schema === null || cohort === null) return null;
  return schema.cohortId === cohort.id ? null : new ApiError('schema_cohort_mismatch');
}
