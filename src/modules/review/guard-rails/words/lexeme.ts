import { isEnglishFunctionWord, isFunctionWord } from '../../../../language/language.js';
import { isOdd, oddness } from '../../../../language/letter-model.js';
import { type KnownWord, knownWord, rememberWords } from '../../../../language/remember-words.js';
import { stem } from '../../../../language/stem.js';
import { classesOf, isInList } from '../conduct/word-classes.js';
import { impossiblePairs } from './word-salad.js';
import { isCommonWord, weightOf } from '../../../../language/word-meanings.js';

/** What several guard rails, and the table of conduct, ask of a word. */
export interface Lexeme {
  readonly root: string;
  /** As conduct is learned by it: small words of any language as they are, the others by their root. */
  readonly shown: KnownWord;
  /** What that begins with, as a feature; empty where it tells nothing more. */
  readonly shownBeginning: string;
  /** The lists it stands in, a bit for each. */
  readonly classes: number;
  /** A small word of any language. */
  readonly isFunctionWord: boolean;
  /** Neither that nor frequent. */
  readonly isUnknown: boolean;
  /** Words that begin so are one word to those who stuff. */
  readonly beginning: string;
  /** Begins with a letter. */
  readonly isLettered: boolean;
  /** Small words that never follow it. */
  readonly neverBefore: ReadonlySet<string> | undefined;
  /** Bits a letter, of words that are not among the frequent ones. */
  readonly oddness: number;
  /** One of the small words of English. */
  readonly isSmall: boolean;
  /** What lists of keywords are made of. */
  readonly isBuzz: boolean;
  /** Says what a text is about. */
  readonly isTelling: boolean;
  /** Letters that no language puts together so. */
  readonly isOdd: boolean;
  /** Names people by what they are. */
  readonly isGroup: boolean;
}

const NEVER_AFTER = impossiblePairs();
const BEGINNING = 4;
const SHOWN_BEGINNING = 5;

/** Frequent words link nothing. */
const TELLING = 0.5;

/** People by what they are: which of them is named must not make a text look like another conduct. */
const AS_A_GROUP = {
  shown: knownWord('People'),
  shownBeginning: '',
  classes: classesOf('immigrant'),
  isUnknown: false,
  oddness: 0,
  isBuzz: false,
  isGroup: true,
};

export const lexemeOf = rememberWords((word): Lexeme => {
  const root = stem(word);
  const weight = weightOf(word);
  const shown = isFunctionWord(word) ? word : root;
  return {
    root,
    shown: knownWord(shown),
    shownBeginning: shown.length > SHOWN_BEGINNING ? `b ${shown.slice(0, SHOWN_BEGINNING)}` : '',
    classes: classesOf(word),
    isFunctionWord: isFunctionWord(word),
    isUnknown: !isFunctionWord(word) && !isCommonWord(word),
    beginning: root.slice(0, BEGINNING),
    isLettered: /^\p{L}/u.test(word),
    neverBefore: NEVER_AFTER.get(word),
    oddness: /^[a-z]+$/.test(word) && !isCommonWord(word) ? oddness(word) : 0,
    isSmall: isEnglishFunctionWord(word),
    isBuzz: isInList('buzz-words', word),
    isTelling: word.length > 3 && !isFunctionWord(word) && (weight === 0 || weight > TELLING),
    isOdd: isOdd(word),
    isGroup: false,
    ...(isInList('groups', word) || isInList('group-adjectives', word) ? AS_A_GROUP : {}),
  };
});
