import { submissionsQuery } from '../submissions/submissions.query.js';
import { type SubmissionsSearch } from '../submissions/submissions.search.js';
import { type Decision } from '../ui/words.js';

const PAGE = 20;

/** What a column shows: live submissions whose review is over, the newest first. */
export function boardColumnSearch(cohort: string | undefined, decision: Decision): SubmissionsSearch {
  return { status: 'complete', decision, sort: '-submitted_at', ...(cohort !== undefined && { cohort }) };
}

export function boardColumnQuery(cohort: string | undefined, decision: Decision) {
  return submissionsQuery(boardColumnSearch(cohort, decision), PAGE);
}
