import { type Token } from './tokens.js';
import { isFunctionWord, isNameWord } from './language.js';
import { type KnownWord, rememberWords } from './remember-words.js';
import { readTable, STEP_LETTERS, stepAt } from './resources.js';

const table = readTable('word-meanings.json') as {
  readonly reaches: readonly number[];
  readonly words: string;
  readonly meanings: string;
};
export const MEANING_SIZE = table.reaches.length;
/** Words as frequent as the thousandth say half as much as rare ones (smooth inverse frequency; Arora et al. 2017). */
const HALF_TELLING_RANK = 1_000;
const RANKS: ReadonlyMap<string, number> = new Map(table.words.split(' ').map((word, rank) => [word, rank]));
const LAST_STEP = STEP_LETTERS.length - 1;

function weightAt(rank: number): number {
  return 1 / (1 + HALF_TELLING_RANK / (rank + 1));
}

/** What a text is about, as a direction. No typed array: of this size, they lie outside of V8's heap. */
export type Meaning = readonly number[];

/** Whether English texts have the word often: it is among the 12,000 most frequent, and hardly ever a name. */
export function isCommonWord(word: string): boolean {
  return RANKS.has(word) && !isNameWord(word);
}

function valuesOf(rank: number): number[] {
  const from = rank * MEANING_SIZE;
  return table.reaches.map((reach, at) => ((2 * stepAt(table.meanings, from + at)) / LAST_STEP - 1) * reach);
}

const shareOf = rememberWords((word) => {
  const rank = RANKS.get(word);
  if (rank === undefined || isFunctionWord(word) || isNameWord(word)) return null;
  const weight = weightAt(rank);
  return { weight, values: valuesOf(rank).map((value) => weight * value) };
});

/**
 * The weighted mean of its words' meanings (GloVe vectors, in the public domain; `scripts/word-meanings.mjs`). Without
 * small words and capitals: nothing may depend on "he" or "she", or on a name. Null if no word is left.
 */
export function meaningOf(tokens: readonly Token[], counts: (word: KnownWord) => boolean = () => true): Meaning | null {
  let sum: number[] | null = null;
  let total = 0;
  for (const { kind, known, capital } of tokens) {
    if (kind !== 'word' || capital) continue;
    const share = shareOf(known);
    if (share === null || !counts(known)) continue;
    const { weight, values } = share;
    if (sum === null) sum = values.slice();
    else for (let at = 0; at < MEANING_SIZE; at += 1) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0);
    total += weight;
  }
  for (let at = 0; sum && at < MEANING_SIZE; at += 1) sum[at] = (sum[at] ?? 0) / total;
  return sum;
}

export function weightOf(word: string): number {
  const rank = RANKS.get(word);
  return rank === undefined ? 0 : weightAt(rank);
}

/** What a frequent word means, at length one; null for any other. */
export const directionOf = rememberWords((word): Meaning | null => {
  const rank = RANKS.get(word);
  if (rank === undefined) return null;
  const values = valuesOf(rank);
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
});

export function commonWords(): Iterable<string> {
  return RANKS.keys();
}
