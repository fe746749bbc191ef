import { type ListOrder } from '../../applications/lists/list-filter.js';

/** What lists of submissions can be sorted by; a leading minus sorts downwards. */
export const SORTS = [
  '-submitted_at',
  'submitted_at',
  '-overall_score',
  'overall_score',
  '-clarity_score',
  'clarity_score',
  '-founder_fit_score',
  'founder_fit_score',
  '-idea_strength_score',
  'idea_strength_score',
] as const;
export type Sort = (typeof SORTS)[number];

const SCORES = {
  submitted_at: null,
  overall_score: 'overall_tenths',
  clarity_score: 'clarity_score',
  founder_fit_score: 'founder_fit_score',
  idea_strength_score: 'idea_strength_tenths',
} as const satisfies Record<string, ListOrder['score']>;

export function toOrder(sort: Sort): ListOrder {
  const isDown = sort.startsWith('-');
  const name = (isDown ? sort.slice(1) : sort) as keyof typeof SCORES;
  return { score: SCORES[name], direction: isDown ? 'desc' : 'asc' };
}
