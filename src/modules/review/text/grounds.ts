import { rememberWords } from '../../../language/remember-words.js';
import { UNKNOWN_WORD } from '../../../language/tokens.js';
import { isFunctionWord } from '../../../language/language.js';
import { isMeasureWord } from './measures.js';
import { type SeenToken } from './names.js';
import { stem } from '../../../language/stem.js';
import { BUSINESS_WORDS, GENERAL_WORDS } from './words/general-words.js';

const GENERAL_STEMS = new Set([...GENERAL_WORDS, ...BUSINESS_WORDS].flatMap((word) => [word, stem(word)]));
const BUSINESS = new Set(BUSINESS_WORDS.flatMap((word) => [word, `${word}s`]));
const SHORTEST_GROUND = 3;
const NONE: ReadonlySet<number> = new Set();

/** The stem of a word that not any application has, or nothing. */
const groundOf = rememberWords((word) => {
  const base = stem(word);
  return isMeasureWord(word) || GENERAL_STEMS.has(word) || GENERAL_STEMS.has(base) ? '' : base;
});

/** What administrations write: nouns made of verbs and adjectives, which name no thing that one could point to. */
const ABSTRACT = /(?:ation|ment|ness|ance|ence|ity|ism|ship)s?$|ities$/;
const SHORTEST_ABSTRACT = 9;

export interface Grounds {
  /** The stems of the words that say what this is about: neither names nor figures, nor what any application says. */
  stems: Set<string>;
  /** Those of them that name an abstraction instead of a thing. */
  abstract: Set<string>;
  /** The stem of the one that it opens with, which may be a name as well as not. */
  opening: string;
}

export function groundsOf(tokens: readonly SeenToken[], leftOut: ReadonlySet<number> = NONE): Grounds {
  const stems = new Set<string>();
  const abstract = new Set<string>();
  let isFirst = true;
  let opening = '';
  tokens.forEach(({ kind, word, capital, name }, at) => {
    if (kind !== 'word' || leftOut.has(at) || isFunctionWord(word)) return;
    const ground = word.length < SHORTEST_GROUND ? '' : groundOf(word);
    if (isFirst) opening = word === UNKNOWN_WORD ? word : ground;
    else if (!name && !capital && ground !== '') {
      stems.add(ground);
      if (word.length >= SHORTEST_ABSTRACT && ABSTRACT.test(word)) abstract.add(ground);
    }
    isFirst = false;
  });
  return { stems, abstract, opening };
}

/** Whether a sentence talks of business at all. */
export function talksOfBusiness(tokens: readonly SeenToken[]): boolean {
  return tokens.some(({ kind, word }) => kind === 'word' && BUSINESS.has(word));
}
