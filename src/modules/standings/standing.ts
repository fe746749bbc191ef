import { type ReviewStatus } from './submission-status.js';
import { type Verdict } from '../rubric/rubric.js';

/** Stands where a submission has no verdict, or no decision: nulls could not be looked up along with the others. */
export const NONE = 'none' as const;
export type StandingVerdict = Verdict | typeof NONE;
export type Decision = ReviewStatus | typeof NONE;
