export const SUBMISSION_STATUSES = ['pending', 'processing', 'complete', 'failed'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Whether its review is over; one that failed can still be started over by hand. */
export function hasEnded({ status }: { readonly status: SubmissionStatus }): boolean {
  return status === 'complete' || status === 'failed';
}

/** `Retry-After` of whatever is not over yet: most reviews take less. */
export const ASK_AGAIN_SECONDS = '1';

/** Why a submission ended `failed`. */
export const FAILURE_CODES = [
  'invalid_answers',
  'no_usable_answers',
  'review_refused',
  'review_unavailable',
  'simulated',
  'withdrawn',
  'internal_error',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The team's decision; null while there is none. */
export const REVIEW_STATUSES = [
  'in_review',
  'shortlisted',
  'interview',
  'waitlisted',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
