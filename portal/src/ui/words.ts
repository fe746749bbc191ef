import { type CohortStatus, type ReviewStatus, type Role, type SubmissionStatus, type Verdict } from '../api/types.js';

/** What the API's words are called in the pages, and the colour that always goes along with them. */
export interface Word {
  readonly label: string;
  readonly colour: string;
}

export const VERDICT_WORDS: Record<Verdict, Word> = {
  COHORT_PERFECT: { label: 'Perfect', colour: 'teal' },
  COHORT_STRONG: { label: 'Strong', colour: 'cyan' },
  COHORT_POSSIBLE: { label: 'Possible', colour: 'yellow' },
  COHORT_UNLIKELY: { label: 'Unlikely', colour: 'red' },
  COHORT_UNDETERMINED: { label: 'Undetermined', colour: 'gray' },
};

export const STATUS_WORDS: Record<SubmissionStatus, Word> = {
  pending: { label: 'Pending', colour: 'gray' },
  processing: { label: 'In review', colour: 'blue' },
  complete: { label: 'Complete', colour: 'teal' },
  failed: { label: 'Failed', colour: 'red' },
};

export type Decision = NonNullable<ReviewStatus> | 'none';

export const DECISION_WORDS: Record<Decision, Word> = {
  none: { label: 'Undecided', colour: 'gray' },
  in_review: { label: 'In discussion', colour: 'blue' },
  shortlisted: { label: 'Shortlisted', colour: 'cyan' },
  interview: { label: 'Interview', colour: 'violet' },
  waitlisted: { label: 'Waitlisted', colour: 'yellow' },
  approved: { label: 'Approved', colour: 'teal' },
  rejected: { label: 'Rejected', colour: 'red' },
  withdrawn: { label: 'Withdrawn', colour: 'gray' },
};

export const COHORT_STATUS_WORDS: Record<CohortStatus, Word> = {
  draft: { label: 'Draft', colour: 'gray' },
  open: { label: 'Open', colour: 'teal' },
  closed: { label: 'Closed', colour: 'orange' },
  completed: { label: 'Completed', colour: 'blue' },
};

/** From the least to the most powerful. */
export const ROLE_WORDS: Record<Role, string> = {
  viewer: 'Viewer',
  reviewer: 'Reviewer',
  admin: 'Admin',
  owner: 'Owner',
};
export const ROLES: readonly Role[] = namesOf(ROLE_WORDS);

/** The words of a table, for a select. */
export function optionsOf(words: Record<string, Word>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, { label }]) => ({ value, label }));
}

export function namesOf<K extends string>(words: Record<K, unknown>): K[] {
  return Object.keys(words) as K[];
}

/** `programme_alignment` as a person would write it. */
export function inWords(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
