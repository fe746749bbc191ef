import { isFunctionWord } from './language.js';
import { type KnownWord, rememberWords } from './remember-words.js';
import { readWords } from './resources.js';
import { stem } from './stem.js';

const COMMON = new Set(
  ['general', 'business'].flatMap((list) => [...readWords(list)]).flatMap((word) => [word, stem(word)]),
);
const SHORTEST = 3;

const subjectOf = rememberWords((word) => {
  if (word.length < SHORTEST || word.startsWith('#') || isFunctionWord(word)) return '';
  const base = stem(word);
  return COMMON.has(word) || COMMON.has(base) ? '' : base;
});

/** The stems of the words that say what a text is about: neither names nor figures, nor what any application says. */
export function subjectWords(words: readonly KnownWord[]): Set<string> {
  return new Set(words.map(subjectOf).filter((base) => base !== ''));
}
