import { type Environment } from '../../common/access/environment.js';
import { type ReviewStatus } from '../applications/submission-status.js';
import { type Verdict } from '../rubric/rubric.js';

/*
 * What standings are grouped by, as numbers of a fixed width: an entry into an index of theirs takes a third less time than
 * with texts. They are what is stored, so a number never means anything else.
 */

/** Stands where a submission has no verdict, or no decision. */
export const NONE = 'none' as const;
export type Judgement = Verdict | typeof NONE;
export type Decision = ReviewStatus | typeof NONE;

export const ENVIRONMENT_CODES: Readonly<Record<Environment, number>> = { live: 1, test: 2 };

export const DECISION_CODES: Readonly<Record<Decision, number>> = {
  none: 0,
  in_review: 1,
  shortlisted: 2,
  interview: 3,
  waitlisted: 4,
  approved: 5,
  rejected: 6,
  withdrawn: 7,
};

export const VERDICT_CODES: Readonly<Record<Judgement, number>> = {
  none: 0,
  COHORT_PERFECT: 1,
  COHORT_STRONG: 2,
  COHORT_POSSIBLE: 3,
  COHORT_UNLIKELY: 4,
  COHORT_UNDETERMINED: 5,
};

/** The code of a column, in SQL. */
export function codeOf(codes: Readonly<Record<string, number>>, column: string): string {
  const choices = Object.entries(codes).map(([name, code]) => `when '${name}' then ${code}`);
  return `(case ${column} ${choices.join(' ')} end)::smallint`;
}
