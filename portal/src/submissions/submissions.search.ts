import { type Submission } from '../api/types.js';
import { oneOf, optional, textOf, uuidOf } from '../ui/search.js';
import { type Decision, DECISION_WORDS, namesOf, STATUS_WORDS, VERDICT_WORDS } from '../ui/words.js';

export const SORTS = {
  '-overall_score': 'Overall, best first',
  '-submitted_at': 'Newest first',
  submitted_at: 'Oldest first',
  '-clarity_score': 'Clarity, best first',
  '-founder_fit_score': 'Founder fit, best first',
  '-idea_strength_score': 'Idea strength, best first',
} as const;
export type Sort = keyof typeof SORTS;
/** Unless the address says otherwise. */
export const USUAL_SORT: Sort = '-overall_score';

/** What the list shows. All of it stands in the address, so that a view can be kept, sent and gone back to. */
export interface SubmissionsSearch {
  readonly tab?: 'preview';
  readonly cohort?: string;
  readonly status?: Submission['status'];
  readonly decision?: Decision;
  readonly verdict?: NonNullable<Submission['verdict']>;
  readonly flagged?: boolean;
  readonly q?: string;
  readonly sort?: Sort;
}

export function readSubmissionsSearch(search: Record<string, unknown>): SubmissionsSearch {
  return {
    ...optional('tab', oneOf(['preview'], search['tab'])),
    ...optional('cohort', uuidOf(search['cohort'])),
    ...optional('status', oneOf(namesOf(STATUS_WORDS), search['status'])),
    ...optional('decision', oneOf(namesOf(DECISION_WORDS), search['decision'])),
    ...optional('verdict', oneOf(namesOf(VERDICT_WORDS), search['verdict'])),
    ...optional('flagged', oneOf([true, false], search['flagged'])),
    ...optional('q', typeof search['q'] === 'number' ? String(search['q']) : textOf(search['q'])),
    ...optional('sort', oneOf(namesOf(SORTS), search['sort'])),
  };
}
