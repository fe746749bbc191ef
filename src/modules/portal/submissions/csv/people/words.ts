import { type FailureCode, type SubmissionStatus } from '../../../../standings/submission-status.js';
import { type Verdict } from '../../../../rubric/rubric.js';
import { type Decision } from '../../../../standings/standing.js';

/* Labels for people instead of the API's words. They are the same as in the portal, which a test checks. */

export const STATUS_LABELS: Readonly<Record<SubmissionStatus, string>> = {
  pending: 'Pending',
  processing: 'In review',
  complete: 'Complete',
  failed: 'Failed',
};

export const DECISION_LABELS: Readonly<Record<Decision, string>> = {
  none: 'Undecided',
  in_review: 'In discussion',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  waitlisted: 'Waitlisted',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  COHORT_PERFECT: 'Perfect',
  COHORT_STRONG: 'Strong',
  COHORT_POSSIBLE: 'Possible',
  COHORT_UNLIKELY: 'Unlikely',
  COHORT_UNDETERMINED: 'Undetermined',
};

export const FAILURE_LABELS: Readonly<Record<FailureCode, string>> = {
  invalid_answers: 'Answers do not fit the questions',
  no_usable_answers: 'Nothing to judge in the answers',
  review_refused: 'The language model refused',
  review_unavailable: 'The reviewer could not be reached',
  simulated: 'Asked for by its address',
  withdrawn: 'Withdrawn before its review',
  internal_error: 'Error in the service',
};

/** `prompt_injection` as a person would write it. */
export function inWords(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
