import { rememberWords } from '../../../../language/remember-words.js';
import { readList } from '../../../../language/resources.js';
import { stem } from '../../../../language/stem.js';
import { WordIndex } from '../../../../language/word-index.js';

/** Lists in `resources/flags` of words that are alike, so that what is learned of one holds for all; and pronouns. */
const CLASSES = readList('flags/word-classes.txt').map((line): [name: string, words: readonly string[]] => {
  const [name = '', words] = line.split(': ');
  const entries = words?.split(' ') ?? readList(`flags/${name}.txt`);
  return [name, entries.filter((entry) => !entry.includes(' '))];
});

export const WORD_CLASSES = CLASSES.map(([name]) => name);
const INDEX = new WordIndex<number>();
CLASSES.forEach(([, words], bit) => {
  for (const word of words) INDEX.add({ text: word.replace('*', ''), prefix: word.endsWith('*') }, 1 << bit);
});

function bitsOf(word: string): number {
  return INDEX.allFor(word).reduce((bits, bit) => bits | bit, 0);
}

export function isInList(list: string, word: string): boolean {
  return (bitsOf(word) & (1 << WORD_CLASSES.indexOf(list))) !== 0;
}

export const classesOf = rememberWords((word) => bitsOf(word) || bitsOf(stem(word)));
