import { englishShare } from '../../../../language/language.js';
import { type AnswerText } from '../answer-text.js';
import { excerptOf } from '../excerpt.js';
import { type Findings, flagsOnly } from '../guard-rail.js';
import { profileOf, type Relation, relationsOf } from '../relation.js';
import { FILLER_TEXT } from '../words/nonsense-words.js';
import { isAbsurd } from './absurdity.js';
import { type GibberishSigns, gibberishSigns } from './gibberish-signs.js';
import { isMashed, isVowelless } from './nonsense.js';
import { type SignWorth, weighed } from './points.js';

const MASH_SHARE = 0.33;
/** Somebody who leans on the keyboard in the middle of an answer. */
const MASH_RUN = 5;
const FEWEST_VOWELLESS = 6;
const VOWELLESS_SHARE = 0.6;
/** So many characters without a single letter or digit are no answer either. */
const LONG_WITHOUT_WORDS = 10;
const FEWEST_SYMBOLS = 12;
const SYMBOL_SHARE = 0.45;
const FILLER_SHARE = 0.3;
const FEWEST_FILLERS = 4;
const UNIQUE_SHARE = 0.25;
const FEWEST_SMALL = 28;
const SMALL_SHARE = 0.75;
const FEWEST_MADE_UP = 14;
const MADE_UP_SHARE = 0.38;
const FEWEST_KNOWN = 20;
const MOST_SHARED = 0.06;
const MOST_PARTICULARS = 0.2;
const MOST_WORDS = 800;

function isMash({ sentences, words }: AnswerText): boolean {
  let mash = 0;
  let longest = 0;
  let seen = 0;
  let run = 0;
  let vowelless = 0;
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      const isBroken = isMashed(token);
      seen += 1;
      if (seen > MOST_WORDS) break;
      run = isBroken ? run + 1 : 0;
      mash += Number(isBroken);
      vowelless += Number(isVowelless(token));
      longest = Math.max(longest, run);
    }
  }
  if (longest >= MASH_RUN || (words.length >= FEWEST_VOWELLESS && vowelless >= words.length * VOWELLESS_SHARE)) return true;
  const letters = words.join('').length;
  return mash > words.length * MASH_SHARE && (mash > 1 || letters > 7);
}

function isSymbols(value: string): boolean {
  const symbols = value.match(/[#$%^&*@!~?<>{}|\\=+;:§¤°`[\]()]/g)?.length ?? 0;
  if (symbols < FEWEST_SYMBOLS) return false;
  const rows = value.match(/([|=*~#<>_-])\1{3,}/g)?.join('').length ?? 0;
  const visible = value.replace(/\s/g, '').length;
  return symbols - rows >= FEWEST_SYMBOLS && symbols - rows > (visible - rows) * SYMBOL_SHARE;
}

function isFiller(words: readonly string[]): boolean {
  const fillers = words.filter((word) => FILLER_TEXT.has(word));
  return new Set(fillers).size >= FEWEST_FILLERS && fillers.length >= words.length * FILLER_SHARE;
}

/** The same few words over and over. */
function isChant(words: readonly string[]): boolean {
  const spoken = words.filter((word) => /^\p{L}/u.test(word));
  return (
    spoken.length >= 6 &&
    spoken.length > words.length / 2 &&
    new Set(spoken).size < spoken.length * UNIQUE_SHARE &&
    new Set(spoken).size <= 4
  );
}

/** Fitted to answers to forms, to the same made unreadable in many ways, and to gibberish of other making, and rounded. */
const WORTHS: readonly SignWorth<keyof GibberishSigns>[] = [
  ['unknown', 0.1, 0.4, 5.2],
  ['unknown', 0.35, 0.6, 4.7],
  ['mash', 0, 0.5, 4.5],
  ['disorder', 0, 1, 13.5],
  ['broken', 0, 0.1, 5.7],
  ['loose', 0.5, 1, 1.5],
  ['scatter', 0, 0.1, 4.5],
  ['scatter', 0.07, 0.14, 3.5],
  ['stubs', 0.25, 0.5, 6],
  ['debris', 0.1, 0.6, 10.5],
  ['figures', 0, 0.3, -4.7],
  ['names', 0, 0.4, -3.1],
];
const BASE = -4.1;
const THRESHOLD = 2.6;
const FEWEST_SIGN_WORDS = 4;
const DEBRIS_SHARE = 0.5;

function isUnreadable(signs: GibberishSigns): boolean {
  return signs.debris >= DEBRIS_SHARE || (signs.words >= FEWEST_SIGN_WORDS && weighed(WORTHS, signs, BASE) > THRESHOLD);
}

/** "It is what the one of which it was": hardly anything but small words. */
function isEmptyTalk({ words }: AnswerText): boolean {
  return words.length >= FEWEST_SMALL && englishShare(words) >= SMALL_SHARE;
}

/** Made-up words between real small ones, in an answer that has nothing to do with the others. */
function isMadeUp({ unknown, telling, figures, names }: GibberishSigns, { share, known }: Relation): boolean {
  return (
    telling >= FEWEST_MADE_UP &&
    unknown >= MADE_UP_SHARE &&
    figures + names <= MOST_PARTICULARS &&
    share <= MOST_SHARED &&
    known >= FEWEST_KNOWN
  );
}

function isGibberish(text: AnswerText): boolean {
  const { answer, sentences, words } = text;
  if (words.length === 0) return answer.value.trim().length >= LONG_WITHOUT_WORDS;
  return (
    isMash(text) ||
    isSymbols(answer.value) ||
    isFiller(words) ||
    sentences.some((sentence) => isFiller(sentence.words)) ||
    isChant(words)
  );
}

/** Keyboard mash, placeholder Latin, rows of dots, words without a sentence: nothing anyone could read. */
export function gibberish(answers: readonly AnswerText[]): Findings {
  const relations = relationsOf(answers.map(profileOf));
  const isNoText = (text: AnswerText, at: number): boolean => {
    if (isGibberish(text)) return true;
    const signs = gibberishSigns(text);
    if (isUnreadable(signs)) return true;
    const isForeign = text.sentences.some((sentence) => sentence.isForeign);
    const relation = relations[at];
    if (!isForeign && isEmptyTalk(text)) return true;
    return relation !== undefined && ((!isForeign && isMadeUp(signs, relation)) || isAbsurd(text, relation.isKnown));
  };
  return flagsOnly(
    answers.filter(isNoText).map(({ answer }) => ({
      type: 'gibberish',
      severity: 'warning',
      key: answer.key,
      excerpt: excerptOf(answer.value),
      message: 'The answer is not readable text.',
    })),
  );
}
