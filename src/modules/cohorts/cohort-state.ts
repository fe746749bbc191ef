import { type CohortEntity } from './cohort.entity.js';

type Decisive = 'id' | 'status' | 'formValidation' | 'formVersion' | 'reviewPrice';

/** A text for everything of a cohort that its checks and its price depend on: while it stays the same, so do they. */
export function cohortState(cohort: Pick<CohortEntity, Decisive>): string {
  return `${cohort.id} ${cohort.status} ${cohort.formValidation} ${cohort.formVersion} ${cohort.reviewPrice}`;
}

/** SQL for the current state of each of these cohorts of the organisation $1. */
export const cohortStates = (ids: string): string => `
  select concat_ws(' ', id, status, form_validation, form_version, review_price) as state
    from cohorts where organisation_id = $1 and id = any(${ids}::uuid[])`;
