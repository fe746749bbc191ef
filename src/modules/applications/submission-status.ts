export const SUBMISSION_STATUSES = ['pending', 'processing', 'complete', 'failed'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Why a submission ended `failed`. */
export const FAILURE_CODES = [
  'invalid_answers',
  'no_usable_answers',
  'review_refused',
  'review_unavailable',
  'simulated',
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
