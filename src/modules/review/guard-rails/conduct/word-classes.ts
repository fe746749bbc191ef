import { rememberWords } from '../../../../language/remember-words.js';
import { readList } from '../../../../language/resources.js';
import { stem } from '../../../../language/stem.js';
import { WordIndex } from '../../../../language/word-index.js';

/** Lists in `resources/flags` whose words say much alike, so that what is learned of one of them holds for all. */
const LISTS = [
  'attack-words',
  'beasts',
  'buzz-words',
  'group-adjectives',
  'groups',
  'harm-verbs',
  'harmed',
  'insults',
  'killing-verbs',
  'people',
  'pointers',
  'profanity',
  'reporting-words',
  'scorn',
  'slurs',
  'strong-scorn',
  'template-words',
  'venture-words',
];
const PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  you: ['you', 'your', 'yours', 'yourself', 'yourselves', 'u', 'ur'],
  they: ['they', 'them', 'their', 'those', 'these'],
  one: ['he', 'she', 'his', 'her', 'him'],
  we: ['we', 'our', 'us', 'i', 'my', 'me'],
};

/** In the order of their bits. */
export const WORD_CLASSES: readonly string[] = [...LISTS, ...Object.keys(PRONOUNS)];

const INDEX = new WordIndex<number>();
LISTS.forEach((list, bit) => {
  for (const entry of readList(`flags/${list}.txt`))
    if (!entry.includes(' ')) INDEX.add({ text: entry.replace('*', ''), prefix: entry.endsWith('*') }, 1 << bit);
});
Object.values(PRONOUNS).forEach((words, at) => {
  for (const word of words) INDEX.add({ text: word, prefix: false }, 1 << (LISTS.length + at));
});

function bitsOf(word: string): number {
  return INDEX.allFor(word).reduce((bits, bit) => bits | bit, 0);
}

/** Whether a word itself, and not just its stem, stands in a list. */
export function isInList(list: string, word: string): boolean {
  return (bitsOf(word) & (1 << LISTS.indexOf(list))) !== 0;
}

/** The classes of a word, a bit for each. */
export const classesOf = rememberWords((word) => bitsOf(word) || bitsOf(stem(word)));
