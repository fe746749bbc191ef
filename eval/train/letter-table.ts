import { commonWords } from '../../src/language/word-meanings.js';
import { STEP_LETTERS } from '../../src/language/resources.js';
import { wordsOf } from '../../src/language/tokens.js';

const LETTERS = 27;
const STEP = 0.2;
/** As much as is believed of pairs where triples are rare, and of a letter where pairs are. */
const TRUST = 3;
const LEAST = 0.1;

const letterAt = (word: string, at: number): number => {
  const code = word.charCodeAt(at) - 96;
  return code > 0 && code < LETTERS ? code : 0;
};

/** How surprising each letter is after two others, learned from different words: how often a word is used tells nothing of letters. */
export function letterTable(texts: readonly string[]): { step: number; bits: string } {
  const words = new Set([...commonWords(), ...texts.flatMap(wordsOf)].filter((word) => /^[a-z]{2,}$/.test(word)));
  const triples = new Float64Array(LETTERS ** 3);
  const pairs = new Float64Array(LETTERS ** 2);
  for (const word of words) {
    for (let at = 0; at <= word.length; at += 1) {
      const [first, second, third] = [letterAt(word, at - 2), letterAt(word, at - 1), letterAt(word, at)];
      const triple = (first * LETTERS + second) * LETTERS + third;
      triples[triple] = (triples[triple] ?? 0) + 1;
      const pair = second * LETTERS + third;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
  }
  const sumOf = (table: Float64Array, row: number): number =>
    table.subarray(row * LETTERS, (row + 1) * LETTERS).reduce((sum, count) => sum + count, 0);
  const bits = Array.from(triples, (count, at) => {
    const second = Math.floor(at / LETTERS) % LETTERS;
    const pair = ((pairs[second * LETTERS + (at % LETTERS)] ?? 0) + LEAST) / (sumOf(pairs, second) + LEAST * LETTERS);
    const triple = (count + TRUST * pair) / (sumOf(triples, Math.floor(at / LETTERS)) + TRUST);
    return STEP_LETTERS.charAt(Math.min(STEP_LETTERS.length - 1, Math.round(-Math.log2(triple) / STEP)));
  });
  return { step: STEP, bits: bits.join('') };
}
