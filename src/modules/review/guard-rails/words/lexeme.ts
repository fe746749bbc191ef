import { isEnglishFunctionWord, isFunctionWord } from '../../../../language/language.js';
import { isOdd, oddness } from '../../../../language/letter-model.js';
import { knownWord, rememberWords } from '../../../../language/remember-words.js';
import { readList } from '../../../../language/resources.js';
import { stem } from '../../../../language/stem.js';
import { classesOf, isInList } from '../conduct/word-classes.js';
import { isCommonWord, weightOf } from '../../../../language/word-meanings.js';

export type Lexeme = ReturnType<typeof lexemeOf>;

/** For each small word, those that never follow it in a sentence. */
const NEVER_AFTER = new Map<string, ReadonlySet<string>>();
for (const line of readList('flags/impossible-pairs.txt')) {
  const [before = '', after = ''] = line.split(' > ');
  for (const word of before.split(' '))
    NEVER_AFTER.set(word, new Set([...(NEVER_AFTER.get(word) ?? []), ...after.split(' ')]));
}
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

export const lexemeOf = rememberWords((word) => {
  const root = stem(word);
  const weight = weightOf(word);
  const shown = isFunctionWord(word) ? word : root;
  const lexeme = {
    root,
    /** The form by which conduct is learned: the word itself for small words of any language, otherwise its root. */
    shown: knownWord(shown),
    /** A feature; empty if it adds nothing. */
    shownBeginning: shown.length > SHOWN_BEGINNING ? `b ${shown.slice(0, SHOWN_BEGINNING)}` : '',
    classes: classesOf(word),
    isFunctionWord: isFunctionWord(word),
    isUnknown: !isFunctionWord(word) && !isCommonWord(word),
    /** Words with the same beginning count as one when looking for repetition. */
    beginning: root.slice(0, BEGINNING),
    isLettered: /^\p{L}/u.test(word),
    neverBefore: NEVER_AFTER.get(word),
    oddness: /^[a-z]+$/.test(word) && !isCommonWord(word) ? oddness(word) : 0,
    isSmall: isEnglishFunctionWord(word),
    isBuzz: isInList('buzz-words', word),
    isTelling: word.length > 3 && !isFunctionWord(word) && (weight === 0 || weight > TELLING),
    isOdd: isOdd(word),
    isGroup: false,
  };
  return isInList('groups', word) || isInList('group-adjectives', word) ? { ...lexeme, ...AS_A_GROUP } : lexeme;
});
