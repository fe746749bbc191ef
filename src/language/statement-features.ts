import { isFunctionWord } from './language.js';
import { rememberWords } from './remember-words.js';
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
  /** The next one: it is noted, and so are its pair with the one before, and what it begins with where that is a feature. */
  word(word: string, beginning: string): void;
  /** After the last word. */
  end(): void;
  other(feature: string): void;
}

interface FeatureWord {
  readonly isArticle: boolean;
  readonly isAbstract: boolean;
  readonly isSmall: boolean;
  /** What it begins with, as a feature; empty where that tells nothing more. */
  readonly beginning: string;
}

const read = rememberWords((word): FeatureWord => ({
  isArticle: ARTICLES.has(word),
  isAbstract: word.length >= SHORTEST_ABSTRACT && ABSTRACT.test(word),
  isSmall: isFunctionWord(word),
  beginning: word.length > BEGINNING && word !== RARE ? `b ${word.slice(0, BEGINNING)}` : '',
}));

function noteCount(kind: string, count: number, notes: FeatureNotes): void {
  notes.other(`${kind} ${String(Math.min(count, MOST_COUNTED))}`);
}

/**
 * What learned tables know a sentence by: its words and what they begin with, its pairs of words without articles, how long it is, how many
 * figures, names and abstractions it holds, and what it opens with. The words are
 * those that a reviewer sees and that the table knows.
 */
export function noteFeatures(words: readonly string[], plain: string, notes: FeatureNotes): void {
  let [told, figures, names, rare, abstract, small] = [0, 0, 0, 0, 0, 0];
  for (const word of words) {
    const { isArticle, isAbstract, isSmall, beginning } = read(word);
    if (isArticle) continue;
    notes.word(word, beginning);
    told += 1;
    if (word === NUMBER) figures += 1;
    else if (word === NAME) names += 1;
    else if (word === RARE) rare += 1;
    if (isAbstract) abstract += 1;
    if (isSmall) small += 1;
  }
  notes.end();
  notes.other(`length ${String(LENGTHS.filter((length) => told >= length).length)}`);
  noteCount('figures', figures, notes);
  noteCount('names', names, notes);
  noteCount('rare', rare, notes);
  noteCount('abstract', abstract, notes);
  noteCount('small', small, notes);
  if (plain.endsWith('?')) notes.other('asks');
  if (plain.endsWith('!')) notes.other('exclaims');
}
