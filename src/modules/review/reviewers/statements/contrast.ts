import { rememberFor } from '../../../../common/cache/remember-for.js';
import { type KnownWord } from '../../../../language/remember-words.js';
import { readList } from '../../../../language/resources.js';
import { WordPatterns } from '../../../../language/word-patterns.js';

const CONTRASTS = new WordPatterns(readList('words/contrasts.txt').map((words): [string, true] => [words, true]));
const OWN = new Set(['we', 'our', 'ours', 'us', 'i', 'my', 'mine']);

/** Whether it sets the venture against others: "unlike both, we …". Too few wrote so for a table to learn it. Several criteria ask. */
export const contrasts = rememberFor(
  (words: readonly KnownWord[]): boolean => words.some(({ text }) => OWN.has(text)) && CONTRASTS.find(words).length > 0,
);
