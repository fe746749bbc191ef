import { isFunctionWord } from './language.js';
import { type KnownWord, rememberWords } from './remember-words.js';
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

/** Stand beside the first word and the last one in pairs of words. */
export const START = '^';
export const END = '$';

/** Where the features of a sentence are noted, one by one; some more than once. */
export interface FeatureNotes {
  /** Notes it, its pair with the word before, and what it begins with, where that is a feature. */
  word(word: KnownWord, beginning: string): void;
  end(): void;
  other(feature: string): void;
}

const read = rememberWords((word) => ({
  isArticle: ARTICLES.has(word),
  isAbstract: word.length >= SHORTEST_ABSTRACT && ABSTRACT.test(word),
  isSmall: isFunctionWord(word),
  /** As a feature; empty where that tells nothing more. */
  beginning: word.length > BEGINNING ? `b ${word.slice(0, BEGINNING)}` : '',
}));

/** What learned tables know a sentence by. The words are those that a reviewer sees and that the table knows. */
export function noteFeatures(words: readonly KnownWord[], plain: string, notes: FeatureNotes): void {
  let [told, figures, names, rare, abstract, small] = [0, 0, 0, 0, 0, 0];
  for (const word of words) {
    const { isArticle, isAbstract, isSmall, beginning } = read(word);
    if (isArticle) continue;
    notes.word(word, beginning);
    told += 1;
    const { text } = word;
    if (text === NUMBER) figures += 1;
    else if (text === NAME) names += 1;
    else if (text === RARE) rare += 1;
    if (isAbstract) abstract += 1;
    if (isSmall) small += 1;
  }
  notes.end();
  notes.other(`length ${LENGTHS.filter((least) => told >= least).length}`);
  for (const [kind, count] of Object.entries({ figures, names, rare, abstract, small }))
    notes.other(`${kind} ${Math.min(count, MOST_COUNTED)}`);
  if (plain.endsWith('?')) notes.other('asks');
  if (plain.endsWith('!')) notes.other('exclaims');
}
