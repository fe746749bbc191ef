import { INDUSTRIES } from '../text/words/industries.js';
import { type ReadSentence } from './reading.js';

export const UNKNOWN_INDUSTRY = 'Other';

/** What is made for whom tells more about the industry than who made it. */
const TELLING_ROLES: ReadonlySet<string | null> = new Set(['problem', 'solution', 'customer', 'market', null]);
const TELLING = 3;
const ASIDE = 1;
/** Two different words in telling places, or it could be a coincidence. */
const LEAST_SCORE = 2 * TELLING;
/** A runner-up with this percentage of the winner's score is named beside it. */
const CLOSE_PERCENT = 85;

/** The industry an application belongs to, "A / B" where two are about equally likely, or "Other". */
export function industryOf(sentences: readonly ReadSentence[]): string {
  const scores = new Map<string, Map<string, number>>();
  for (const sentence of sentences) {
    if (sentence.texture === 'noise' || sentence.aboutReview) continue;
    const weight = TELLING_ROLES.has(sentence.answer.role) ? TELLING : ASIDE;
    for (const [industry, pointers] of sentence.industries) {
      const words = scores.get(industry) ?? new Map<string, number>();
      for (const word of pointers) words.set(word, Math.max(weight, words.get(word) ?? 0));
      scores.set(industry, words);
    }
  }
  const ranked = Object.keys(INDUSTRIES)
    .map((name) => ({
      name,
      score: [...(scores.get(name)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (!first || first.score < LEAST_SCORE) return UNKNOWN_INDUSTRY;
  const close = second && second.score >= LEAST_SCORE && second.score * 100 > first.score * CLOSE_PERCENT;
  return close ? `${first.name} / ${second.name}` : first.name;
}
