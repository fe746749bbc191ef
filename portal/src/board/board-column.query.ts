import { submissionsQuery } from '../submissions/submissions.query.js';
import { type Decision } from '../ui/words.js';

const PAGE = 20;

/** The cards of a column: live submissions whose review is over, the newest first. */
export function boardColumnQuery(cohort: string | undefined, decision: Decision) {
  return submissionsQuery({ status: 'complete', decision, ...(cohort !== undefined && { cohort }) }, PAGE);
}
