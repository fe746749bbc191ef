import { submissionsQuery } from '../submissions/submissions.query.js';
import { type SubmissionsSearch } from '../submissions/submissions.search.js';
import { type Decision } from '../ui/words.js';

const PAGE = 20;

/** What the address says of a board: of which cohort it is, and in which order its columns are. */
export type BoardSearch = Pick<SubmissionsSearch, 'cohort' | 'sort'>;

/** What a column shows: live submissions whose review is over. */
export function boardColumnSearch(board: BoardSearch, decision: Decision): SubmissionsSearch {
  return { status: 'complete', decision, ...board };
}

export function boardColumnQuery(board: BoardSearch, decision: Decision) {
  return submissionsQuery(boardColumnSearch(board, decision), PAGE);
}
