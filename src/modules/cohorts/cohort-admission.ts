import { ApiError, fieldsError } from '../../common/errors/api-error.js';
import { isBlank } from '../fields/field-values.js';
import { type Caller } from '../auth/caller.js';
import { type CohortStatus } from './cohort-status.js';

interface CohortUse {
  readonly caller: Caller;
  /** As sent. */
  readonly cohortId: unknown;
  /** The organisation's cohort of that id, if there is one. */
  readonly cohort: { readonly id: string; readonly status: CohortStatus } | null;
  readonly allowed: readonly CohortStatus[];
}

/** Why the caller cannot submit to the cohort, in the order in which callers are told; empty when it can. */
export function cohortProblems({ caller, cohortId, cohort, allowed }: CohortUse): ApiError[] {
  if (cohortId === undefined || cohortId === null) return [new ApiError('cohort_id_required')];
  if (typeof cohortId !== 'string') {
    return [fieldsError('invalid_request', [{ path: 'cohort_id', message: 'cohort_id must be a string' }])];
  }
  if (isBlank(cohortId)) return [new ApiError('cohort_id_required')];
  if (cohort === null) return [new ApiError('cohort_not_found')];
  return [
    ...(allowed.includes(cohort.status) ? [] : [new ApiError('cohort_not_open')]),
    ...(caller.cohortId === null || caller.cohortId === cohort.id ? [] : [new ApiError('cohort_not_authorized')]),
  ];
}
