/** What lists of submissions can be sorted by; a leading minus sorts downwards. */
export const SORTS = [
  '-submitted_at',
  'submitted_at',
  '-clarity_score',
  'clarity_score',
  '-founder_fit_score',
  'founder_fit_score',
  '-idea_strength_score',
  'idea_strength_score',
] as const;
export type Sort = (typeof SORTS)[number];

export interface SortOrder {
  /** Null for the order of arrival. */
  readonly score: 'clarityScore' | 'founderFitScore' | 'ideaStrengthScore' | null;
  readonly direction: 'ASC' | 'DESC';
}

const SCORES = {
  submitted_at: null,
  clarity_score: 'clarityScore',
  founder_fit_score: 'founderFitScore',
  idea_strength_score: 'ideaStrengthScore',
} as const;

export function toOrder(sort: Sort): SortOrder {
  const isDown = sort.startsWith('-');
  const name = (isDown ? sort.slice(1) : sort) as keyof typeof SCORES;
  return { score: SCORES[name], direction: isDown ? 'DESC' : 'ASC' };
}
