import { isFunctionWord } from './language.js';
import { NAME, NUMBER, RARE } from './seen-words.js';

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** What administrations write: nouns made of verbs and adjectives, which name no thing that one could point to. */
const ABSTRACT = /(?:ation|ment|ness|ance|ence|ity|ism|ship)s?$|ities$/;
const SHORTEST_ABSTRACT = 9;
/** Sentences are as long as this or longer, in words. */
const LENGTHS = [4, 7, 11, 16, 23, 32];
const MOST_COUNTED = 3;
/** Words that begin alike are mostly forms of one. */
const BEGINNING = 5;

function counted(kind: string, count: number): string {
  return `${kind} ${String(Math.min(count, MOST_COUNTED))}`;
}

function isAbstract(word: string): boolean {
  return word.length >= SHORTEST_ABSTRACT && ABSTRACT.test(word);
}

/**
 * What learned tables know a sentence by: its words and what they begin with, its pairs of words without articles, how long it is, how many
 * figures, names and abstractions it holds, and what it opens with. The words are
 * those that a reviewer sees and that the table knows.
 */
export function statementFeatures(words: readonly string[], plain: string): string[] {
  const found = new Set<string>();
  const told = words.filter((word) => !ARTICLES.has(word));
  let before = '^';
  for (const word of told) {
    found.add(`w ${word}`);
    found.add(`p ${before} ${word}`);
    if (word.length > BEGINNING && word !== RARE) found.add(`b ${word.slice(0, BEGINNING)}`);
    before = word;
  }
  found.add(`p ${before} $`);
  found.add(`length ${String(LENGTHS.filter((length) => told.length >= length).length)}`);
  found.add(counted('figures', told.filter((word) => word === NUMBER).length));
  found.add(counted('names', told.filter((word) => word === NAME).length));
  found.add(counted('rare', told.filter((word) => word === RARE).length));
  found.add(counted('abstract', told.filter(isAbstract).length));
  found.add(counted('small', told.filter((word) => isFunctionWord(word)).length));
  if (plain.endsWith('?')) found.add('asks');
  if (plain.endsWith('!')) found.add('exclaims');
  return [...found];
}
