import { isFunctionWord } from '../../../language/language.js';
import { type SeenToken } from './names.js';
import { directionOf, type Meaning, MEANING_SIZE, product, weightOf } from '../../../language/word-meanings.js';
import { LIFE_WORDS } from './words/life-words.js';
import { SURE_VENTURE_WORDS } from './words/word-sets.js';

function meanOf(words: Iterable<string>): Meaning {
  const sum = Array.from({ length: MEANING_SIZE }, () => 0);
  let counted = 0;
  for (const word of words) {
    const direction = directionOf(word);
    if (!direction) continue;
    direction.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value));
    counted += 1;
  }
  return sum.map((value) => value / counted);
}

/** From what words of private life mean to what words of ventures mean, at length one. */
const AXIS = ((): Meaning => {
  const life = meanOf(Object.values(LIFE_WORDS).flatMap((words) => words.split(' ')));
  const venture = meanOf(SURE_VENTURE_WORDS);
  const axis = venture.map((value, at) => value - (life[at] ?? 0));
  const length = Math.hypot(...axis);
  return axis.map((value) => value / length);
})();

const LEANS = new Map<string, number>();

function leanOfWord(word: string): number | null {
  const known = LEANS.get(word);
  if (known !== undefined) return known;
  const direction = isFunctionWord(word) ? null : directionOf(word);
  if (!direction) return null;
  const lean = product(direction, AXIS);
  LEANS.set(word, lean);
  return lean;
}

/**
 * How far a sentence leans from private life (below zero) to trade and use (above zero), by what its words mean: the mean
 * over those that are frequent enough to be known, the more telling ones for more. Null where none is. What may be a name
 * is left aside: words with a capital, and the word that it opens with.
 */
export function leanOf(tokens: readonly SeenToken[]): number | null {
  let sum = 0;
  let weights = 0;
  let isFirst = true;
  for (const { kind, word, capital, name } of tokens) {
    if (kind !== 'word' || isFunctionWord(word)) continue;
    const lean = isFirst || capital || name ? null : leanOfWord(word);
    isFirst = false;
    if (lean === null) continue;
    const weight = weightOf(word);
    sum += weight * lean;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}
