import { rememberWords } from './remember-words.js';
import { readTable, stepAt } from './resources.js';
import { isCommonWord } from './word-meanings.js';

/** How likely each letter is after two others, in 64 steps of a sixth of a bit; the edge of a word is a letter, too. */
const table = readTable('models/letter-triples.json') as { readonly step: number; readonly bits: string };
const LETTERS = 27;
const FIRST = 'a'.charCodeAt(0) - 1;
const BITS = Float32Array.from(table.bits, (letter) => stepAt(letter, 0) * table.step);

function letterAt(word: string, at: number): number {
  const code = word.charCodeAt(at) - FIRST;
  return code > 0 && code < LETTERS ? code : 0;
}

/** Bits a letter: about three for an English word, five and more where no language puts letters together so. */
export const oddness = rememberWords((word): number => {
  let bits = 0;
  for (let at = 0; at <= word.length; at += 1)
    bits += BITS[(letterAt(word, at - 2) * LETTERS + letterAt(word, at - 1)) * LETTERS + letterAt(word, at)] ?? 0;
  return bits / (word.length + 1);
});

const ODD_BITS = 5.1;
const SHORTEST_ODD = 4;
const NO_VOWEL =
  /^(?:[bcdfghjklmnpqrstvwxz]{5,}|[dfghjkl]{3,4}|[zxcvbnm]{4,}|(.)\1{2,}|(?:qwe|asd|zxc|wer|sdf)[a-z]{0,3})$/;

export const isOdd = rememberWords((word) => {
  if (!/^[a-z]+$/.test(word) || isCommonWord(word)) return false;
  return NO_VOWEL.test(word) || (word.length >= SHORTEST_ODD && oddness(word) > ODD_BITS);
});
