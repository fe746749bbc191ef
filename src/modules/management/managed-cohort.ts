import { ApiError } from '../../common/errors/api-error.js';
import { type Caller } from '../auth/caller.js';

/** @throws ApiError cohort_not_found for a cohort that a restricted key may not see, as if it were not there */
export function assertOwnCohort({ cohortId }: Caller, id: string): void {
  if (cohortId !== null && cohortId !== id) throw new ApiError('cohort_not_found');
}

/**
 * @throws ApiError cohort_not_authorized for a key that is restricted to one cohort, since the request concerns others
 * as well
 */
export function assertAnyCohort({ cohortId }: Caller): void {
  if (cohortId === null) return;
  throw new ApiError('cohort_not_authorized', {
    error: 'This API key is restricted to a cohort and cannot make others',
  });
}
