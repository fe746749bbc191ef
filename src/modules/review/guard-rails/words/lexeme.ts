import { isEnglishFunctionWord, isFunctionWord } from '../../../../language/language.js';
import { isOdd, oddness } from '../../../../language/letter-model.js';
import { type KnownWord, knownWord, rememberWords } from '../../../../language/remember-words.js';
import { stem } from '../../../../language/stem.js';
import { classesOf, isInList } from '../conduct/word-classes.js';
import { impossiblePairs } from './word-salad.js';
import { isCommonWord, weightOf } from '../../../../language/word-meanings.js';

export interface Lexeme {
  readonly root: string;
  /** The form by which conduct is learned: the word itself for small words of any language, otherwise its root. */
  readonly shown: KnownWord;
  /** The beginning of `shown` as a feature; empty if it adds nothing. */
  readonly shownBeginning: string;
  /** The lists that contain it, a bit for each. */
  readonly classes: number;
  readonly isFunctionWord: boolean;
  readonly isUnknown: boolean;
  /** Words with the same beginning count as one when looking for repetition. */
  readonly beginning: string;
  readonly isLettered: boolean;
  readonly neverBefore: ReadonlySet<string> | undefined;
  /** Bits per letter; 0 for frequent words. */
  readonly oddness: number;
  readonly isSmall: boolean;
  /** Whether it is a catchword, as lists of keywords have them. */
  readonly isBuzz: boolean;
  /** Whether it says what a text is about. */
  readonly isTelling: boolean;
  readonly isOdd: boolean;
  readonly isGroup: boolean;
}

const NEVER_AFTER = impossiblePairs();
const BEGINNING = 4;
const SHOWN_BEGINNING = 5;

/** More frequent words do not say what a text is about. */
const TELLING = 0.5;

/** All groups look the same to the table, so that naming one cannot make a text look like misconduct. */
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
